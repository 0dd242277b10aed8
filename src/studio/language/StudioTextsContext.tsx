import { createContext, useContext } from 'react'
import type { Language } from '../../language/languages'
import type { Widen } from '../../language/texts'
import type { id } from './id'

const StudioTextsContext = createContext<StudioTexts | undefined>(undefined)

export const StudioTextsProvider = StudioTextsContext.Provider

export function useStudioTexts(): StudioTexts {
  const texts = useContext(StudioTextsContext)
  if (!texts) throw new Error('useStudioTexts needs a StudioTextsProvider')
  return texts
}

/** A text whose parts between ` are code. */
export function CodeText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}

/** The texts of the studio. Every catalogue has the keys and parameters of the Indonesian one. */
export type StudioTexts = Widen<typeof id>

export const studioCatalogues: Record<Language, () => Promise<StudioTexts>> = {
  id: async () => (await import('./id')).id,
  en: async () => (await import('./en')).en,
}
