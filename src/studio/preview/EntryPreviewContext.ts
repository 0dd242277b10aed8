import { createContext, useContext } from 'react'
import type { Language } from '../../language/languages'
import type { EditedEntry } from '../forms/EditedEntry'
import type { FormDefinition } from '../forms/fields'

export interface PreviewedEntry {
  form: FormDefinition
  entry: EditedEntry
  /** The language of the page: that of the texts in the form. */
  language: Language
}

export const EntryPreviewContext = createContext<PreviewedEntry | undefined>(undefined)

export const useEntryPreview = () => useContext(EntryPreviewContext)
