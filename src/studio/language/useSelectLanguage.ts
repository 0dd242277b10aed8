import { useDispatch } from 'react-redux'
import { languageKey, type Language } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import { storage } from '../../lib/storage'

/** Returns a function that selects the language of the studio, also for the next visit. */
export function useSelectLanguage() {
  const dispatch = useDispatch()
  return (language: Language): void => {
    storage.write(languageKey, language)
    dispatch(languageSlice.actions.selected(language))
  }
}
