import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { api, useApiDispatch } from '../api/api'
import { LanguageSwitch } from '../features/language/LanguageSwitch'
import { LanguageSwitchContext } from '../features/language/LanguageSwitchContext'
import { languageSlice } from '../language/languageSlice'
import {
  languages,
  localizedPath,
  type Language,
  type OfferedLanguages,
} from '../language/languages'
import { elementIds } from '../lib/elementIds'
import { listen } from '../lib/listen'
import { sitePath, splitAddress } from '../sitePath'
import { ProgressLine } from './layout/PageStatus'
import { pushAtSamePosition } from './navigation/useScrollRestoration'
import { findRoute } from './routes'
import { Site, type SiteProps } from './Site'

/**
 * The path of the page in another language, as its head names it: the slug may differ. Nothing while the
 * head is still that of an earlier page.
 */
function alternatePath(language: Language, current: Language): string | undefined {
  const pathIn = (code: Language) => {
    const link = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${code}"]`)
    return link ? new URL(link.href).pathname : undefined
  }
  return pathIn(current) === window.location.pathname ? pathIn(language) : undefined
}

/** The page on screen, and its address in another language. */
function readAddress(language: Language, offered: OfferedLanguages) {
  const { pathname, search, hash } = window.location
  const current = splitAddress(pathname, offered)
  const path =
    alternatePath(language, current.language) ??
    sitePath(localizedPath(current.path, language, offered))
  return { ...current, url: path + search + hash }
}

const findFields = () => Array.from(document.querySelectorAll<HTMLInputElement>('main form [name]'))

/** Loads the texts of a language, and the page at a path in it. @returns nothing after a failure */
async function loadCatalogue(language: Language, path: string): Promise<SiteProps | undefined> {
  try {
    const [texts] = await Promise.all([
      languages[language].loadShared(),
      findRoute(path)?.route.page.load(language),
    ])
    return { language, texts }
  } catch {
    return undefined
  }
}

/**
 * The site in the language of the store. Another language has its own texts, addresses and data: its
 * catalogue is loaded first, then the page at the same path replaces the one on screen.
 * @param initial the catalogue of the language in which the document starts
 */
export function MultilingualSite(initial: SiteProps) {
  const selected = useSelector(languageSlice.selectors.selectLanguage)
  const offered = useSelector(languageSlice.selectors.selectOfferedLanguages)
  const dispatch = useApiDispatch()
  const [shown, setShown] = useState(initial)
  const [first] = useState(initial)
  const entered = useRef<string[]>([])

  useEffect(() => {
    if (selected === shown.language) return undefined
    let isCurrent = true
    const show = async () => {
      const { path } = readAddress(selected, offered)
      const catalogue = await loadCatalogue(selected, path)
      // Resetting the API would abort a message that is being sent.
      await Promise.all(dispatch(api.util.getRunningMutationsThunk()))
      if (!isCurrent) return
      // Read again: the visitor may have left the page meanwhile.
      const { language, url } = readAddress(selected, offered)
      // Its file may belong to an older build.
      if (!catalogue) return window.location.assign(url)
      if (language !== selected) pushAtSamePosition(url)
      // The cached responses have the texts of the previous language.
      dispatch(api.util.resetApiState())
      entered.current = findFields().map(({ value }) => value)
      setShown(catalogue)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [selected, offered, shown, dispatch])

  // Like a navigation; the link that was clicked is gone.
  useEffect(() => {
    if (shown === first) return
    document.getElementById(elementIds.main)?.focus({ preventScroll: true })
    // The page is a new one, but what the visitor has entered stays.
    findFields().forEach((field, index) => (field.value = entered.current[index] ?? ''))
  }, [shown, first])

  // Back and forward may lead to a page in another language, which the router of this one would not find.
  useEffect(() => {
    const readLanguage = (event: Event) => {
      const { language } = splitAddress(window.location.pathname, offered)
      if (language !== shown.language) event.stopImmediatePropagation()
      if (language !== selected) dispatch(languageSlice.actions.selected(language))
    }
    return listen(window, ['popstate'], readLanguage, { capture: true })
  }, [dispatch, offered, selected, shown.language])

  return (
    <LanguageSwitchContext value={<LanguageSwitch />}>
      {selected !== shown.language && <ProgressLine aria-label={shown.texts.common.loadingPage} />}
      <Site {...shown} />
    </LanguageSwitchContext>
  )
}
