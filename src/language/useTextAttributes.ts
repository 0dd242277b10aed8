import { useSelector } from 'react-redux'
import { languageSlice } from './languageSlice'

interface Entry {
  /** The fields that are in the main language, because they are not translated. */
  untranslated?: readonly string[]
}

/**
 * Returns a function for the attributes of an entry's text: its direction, which can differ from that of
 * the page, and the main language for a text that is not translated.
 */
export function useTextAttributes() {
  const [main] = useSelector(languageSlice.selectors.selectOfferedLanguages)
  return ({ untranslated }: Entry, field: string) => ({
    dir: 'auto',
    lang: untranslated?.includes(field) ? main : undefined,
  })
}
