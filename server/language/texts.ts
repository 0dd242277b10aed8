import type { Widen } from '../../src/language/texts'
import type { en } from './en'

/** The texts of commands and of the doctor. Every catalogue has the keys and parameters of the English one. */
export type ServerTexts = Widen<typeof en>

/** A text that is formatted when its language is known. */
export type Message = (texts: ServerTexts) => string
