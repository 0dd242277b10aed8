import { type ReactNode, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { isLanguage, type Language, languageKey, languages } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import type { Texts } from '../../language/texts'
import { TextsProvider } from '../../language/TextsContext'
import { storage } from '../../lib/storage'
import { noticesSlice } from '../notices/noticesSlice'
import { useStudioDispatch } from '../useStudioDispatch'
import { StudioTextsProvider, studioCatalogues, type StudioTexts } from './StudioTextsContext'

interface Catalogue {
  language: Language
  site: Texts
  studio: StudioTexts
}

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const [site, studio] = await Promise.all([
    languages[language].load(),
    studioCatalogues[language](),
  ])
  return { language, site, studio }
}

/** Of the message about a failure. */
const subject = 'language'

export function StudioLanguage({ initial, children }: { initial: Catalogue; children: ReactNode }) {
  const selected = useSelector(languageSlice.selectors.selectLanguage)
  const dispatch = useStudioDispatch()
  const [shown, setShown] = useState(initial)

  useEffect(() => {
    if (selected === shown.language) return undefined
    let isCurrent = true
    const show = async () => {
      const catalogue = await loadCatalogue(selected).catch(() => undefined)
      if (!isCurrent) return
      if (catalogue) {
        dispatch(noticesSlice.actions.ended(subject))
        return setShown(catalogue)
      }
      const text = shown.studio.layout.languageFailed
      dispatch(noticesSlice.actions.shown({ text, isError: true, subject }))
      dispatch(languageSlice.actions.selected(shown.language))
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [selected, shown, dispatch])

  useEffect(() => {
    document.documentElement.lang = shown.language
    document.documentElement.dir = languages[shown.language].direction
  }, [shown])

  return (
    <TextsProvider value={shown.site}>
      <StudioTextsProvider value={shown.studio}>{children}</StudioTextsProvider>
    </TextsProvider>
  )
}

/** The language that the owner has selected, else the first of the browser that has a catalogue. */
export function detectLanguage(): Language {
  const codes = [storage.read(languageKey) ?? '', ...navigator.languages]
  return codes.map((code) => code.split('-')[0] ?? '').find(isLanguage) ?? 'id'
}
