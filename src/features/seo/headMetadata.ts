import { createContext } from 'react'

/** The texts of a page's head. */
export interface HeadMetadata {
  /** The page's own part of the title. */
  section: string
  ownerName: string
  description: string
}

/** Receives the texts of the head while a page is rendered; only the server provides it. */
export const HeadMetadataContext = createContext<((metadata: HeadMetadata) => void) | undefined>(
  undefined,
)
