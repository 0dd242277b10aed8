import { useSelector } from 'react-redux'
import { textAttributes } from '../lib/scripts'
import { languageSlice } from './languageSlice'

interface Entry {
  /** The fields that are in the main language, because they are not translated. */
  untranslated?: readonly string[]
}

/**
 * Returns a function for the attributes of an entry's text: its direction and script, which can differ from
 * those of the page, and the main language for a text that is not translated.
 */
export function useTextAttributes() {
  const [main] = useSelector(languageSlice.selectors.selectOfferedLanguages)
  return (entry: Entry, field: string) => ({
    ...textAttributes(JSON.stringify((entry as Record<string, unknown>)[field]) ?? ''),
    lang: entry.untranslated?.includes(field) ? main : undefined,
  })
}
