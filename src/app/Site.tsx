import { useCallback, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { languageSlice } from '../language/languageSlice'
import { languages, localizedPath, type Language } from '../language/languages'
import type { SharedTexts } from '../language/texts'
import { TextsProvider } from '../language/TextsContext'
import { sitePath, splitAddress } from '../sitePath'
import { App } from './App'
import { SiteRouter } from './navigation/SiteRouter'
import { findRoute } from './routes'

export interface SiteProps {
  language: Language
  texts: SharedTexts
}

export function Site({ language, texts }: SiteProps) {
  const offered = useSelector(languageSlice.selectors.selectOfferedLanguages)

  // A static host serves the same document at the addresses of all languages.
  useEffect(() => {
    const root = document.documentElement
    const { direction } = languages[language]
    // Chromium computes the styles of all elements anew, also for the same value: 120 ms on a slow phone.
    if (root.lang !== language) root.lang = language
    if (root.dir !== direction) root.dir = direction
  }, [language])

  const isLoaded = useCallback(
    (pathname: string) => {
      const { path } = splitAddress(pathname, offered)
      return findRoute(path)?.route.page.isLoaded(language) ?? true
    },
    [language, offered],
  )

  return (
    <TextsProvider value={texts}>
      <SiteRouter
        key={language}
        basename={sitePath(localizedPath('/', language, offered))}
        isLoaded={isLoaded}
      >
        <App />
      </SiteRouter>
    </TextsProvider>
  )
}
