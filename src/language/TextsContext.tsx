import { createContext, useContext } from 'react'
import type { SharedTexts, Texts } from './texts'

const TextsContext = createContext<SharedTexts | undefined>(undefined)

/** Provides the texts of the language in which the page is shown. */
export const TextsProvider = TextsContext.Provider

/** The texts of the layout and of the home page, in the language of the page. */
export function useSharedTexts(): SharedTexts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('useSharedTexts needs a TextsProvider')
  return texts
}

const isComplete = (texts: SharedTexts): texts is Texts => 'about' in texts

/** All texts of the interface; `lazyPage` provides them to every page except the home page. */
export function useTexts(): Texts {
  const texts = useSharedTexts()
  if (!isComplete(texts)) throw new Error('useTexts needs the texts of all pages')
  return texts
}
