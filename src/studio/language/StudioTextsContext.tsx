import { createContext, useContext } from 'react'
import type { StudioTexts } from './texts'

const StudioTextsContext = createContext<StudioTexts | undefined>(undefined)

export const StudioTextsProvider = StudioTextsContext.Provider

/** The texts of the studio in the language that the owner has selected. */
export function useStudioTexts(): StudioTexts {
  const texts = useContext(StudioTextsContext)
  if (!texts) throw new Error('useStudioTexts needs a StudioTextsProvider')
  return texts
}
