import { createContext, useContext } from 'react'
import type { StudioTexts } from './texts'

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
