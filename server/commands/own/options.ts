import path from 'node:path'
import type { Language } from '../../../src/language/languages'
import { paths } from '../../paths'

/** The owner's content file, as it is printed. */
export const ownFile = () => path.relative(paths.root, paths.ownContent)

export interface OwnOptions {
  /** What is to be imported. */
  given: string[]
  /** The names of the repositories that are taken from GitHub. */
  repositories?: string[]
  /** The language of its texts. */
  language?: Language
  /** Takes values also where the owner has edited theirs. */
  replaces: boolean
  /** Deletes entries that were imported and are not there any more. */
  deletes: boolean
}
