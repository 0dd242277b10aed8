import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { api, useApiDispatch } from '../api/api'
import { languageSlice } from '../language/languageSlice'
import { elementIds } from '../lib/elementIds'
import { listen } from '../lib/listen'
import { languages, localizedPath, splitLanguage, type Language } from '../language/languages'
import type { Texts } from '../language/texts'
import { TextsProvider } from '../language/TextsContext'
import { routePath, sitePath } from '../sitePath'
import { App } from './App'
import { pushAtSamePosition } from './layout/useScrollRestoration'

interface Catalogue {
  language: Language
  texts: Texts
}

/** The path of the page in another language, as its head names it: the slug may differ. */
function alternatePath(language: Language): string | undefined {
  const link = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`)
  return link ? new URL(link.href).pathname : undefined
}

/**
 * The site in the language of the store. Another language has its own texts, addresses and data: its
 * catalogue is loaded first, then the page at the same path replaces the one on screen.
 * @param initial the catalogue of the language in which the document starts
 */
export function Site({ initial }: { initial: Catalogue }) {
  const selected = useSelector(languageSlice.selectors.selectLanguage)
  const offered = useSelector(languageSlice.selectors.selectOfferedLanguages)
  const dispatch = useApiDispatch()
  const [shown, setShown] = useState(initial)

  useEffect(() => {
    if (selected === shown.language) return undefined
    let isCurrent = true
    const show = async () => {
      const { pathname, search, hash } = window.location
      const address = splitLanguage(routePath(pathname), offered)
      const path =
        alternatePath(selected) ?? sitePath(localizedPath(address.path, selected, offered))
      const url = path + search + hash
      const texts = await languages[selected].load().catch(() => undefined)
      if (!isCurrent) return
      // Its file may belong to an older build.
      if (!texts) return window.location.assign(url)
      if (address.language !== selected) pushAtSamePosition(url)
      // The cached responses have the texts of the previous language.
      dispatch(api.util.resetApiState())
      setShown({ language: selected, texts })
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [selected, offered, shown, dispatch])

  // A static host serves the same document at the addresses of all languages.
  useEffect(() => {
    document.documentElement.lang = shown.language
    document.documentElement.dir = languages[shown.language].direction
    // Like a navigation; the link that was clicked is gone.
    if (shown !== initial) {
      document.getElementById(elementIds.main)?.focus({ preventScroll: true })
    }
  }, [shown, initial])

  // Back and forward may lead to a page in another language.
  useEffect(() => {
    const readLanguage = () => {
      const { language } = splitLanguage(routePath(window.location.pathname), offered)
      dispatch(languageSlice.actions.selected(language))
    }
    return listen(window, ['popstate'], readLanguage)
  }, [dispatch, offered])

  return (
    <TextsProvider value={shown.texts}>
      <BrowserRouter
        key={shown.language}
        basename={sitePath(localizedPath('/', shown.language, offered))}
      >
        <App />
      </BrowserRouter>
    </TextsProvider>
  )
}
