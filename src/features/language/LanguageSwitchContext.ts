import { createContext, type ReactNode } from 'react'

/** The links to the other languages. Only the code of a site in several languages contains them. */
export const LanguageSwitchContext = createContext<ReactNode>(null)
