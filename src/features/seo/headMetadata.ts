import { createContext } from 'react'
import type { CompleteCloth } from '../../lib/cloth'

export interface HeadMetadata {
  /** The canonical path of the page, without the prefix of the language. */
  path?: string
  /** The page's own part of the title. */
  section: string
  ownerName: string
  description: string
  cloth?: CompleteCloth
}

/** Receives the texts of the head while a page is rendered; only the server provides it. */
export const HeadMetadataContext = createContext<((metadata: HeadMetadata) => void) | undefined>(
  undefined,
)
