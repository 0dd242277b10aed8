import { useEffect, useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { languages, type Language } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import type { Texts } from '../../language/texts'
import { TextsProvider } from '../../language/TextsContext'
import { noticesSlice } from '../notices/noticesSlice'
import { useStudioDispatch } from '../useStudioDispatch'
import { StudioTextsProvider } from './StudioTextsContext'
import { studioCatalogues, type StudioTexts } from './texts'

/** All texts of the studio: its own, and those that its components share with the site. */
export interface Catalogue {
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

interface StudioLanguageProps {
  /** The catalogue of the language of the store. */
  initial: Catalogue
  children: ReactNode
}

/** The texts in the language of the store. The screens stay, with what is typed in them. */
export function StudioLanguage({ initial, children }: StudioLanguageProps) {
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
