import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { languageSlice } from '../language/languageSlice'
import { languages, localizedPath, type Language } from '../language/languages'
import type { SharedTexts } from '../language/texts'
import { TextsProvider } from '../language/TextsContext'
import { sitePath } from '../sitePath'
import { App } from './App'

export interface SiteProps {
  language: Language
  texts: SharedTexts
}

/** The site in one language. */
export function Site({ language, texts }: SiteProps) {
  const offered = useSelector(languageSlice.selectors.selectOfferedLanguages)

  // A static host serves the same document at the addresses of all languages.
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = languages[language].direction
  }, [language])

  return (
    <TextsProvider value={texts}>
      <BrowserRouter key={language} basename={sitePath(localizedPath('/', language, offered))}>
        <App />
      </BrowserRouter>
    </TextsProvider>
  )
}
