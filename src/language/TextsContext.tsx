import { createContext, useContext } from 'react'
import type { Texts } from './texts'

const TextsContext = createContext<Texts | undefined>(undefined)

/** Provides the texts of the language in which the page is shown. */
export const TextsProvider = TextsContext.Provider

/** The texts of the interface in the language of the page. */
export function useTexts(): Texts {
  const messages = useContext(TextsContext)
  if (!messages) throw new Error('useTexts needs a TextsProvider')
  return messages
}
