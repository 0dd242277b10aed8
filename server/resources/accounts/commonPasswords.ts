import { readCommonPasswords } from '../../../scripts/lib/commonPasswords.mjs'
import { paths } from '../../paths'

let passwords: Set<string> | undefined

/** The most common passwords that are long enough, in lower case; read at the first use. */
export function commonPasswords(): Set<string> {
  // The build defines the variable.
  passwords ??= new Set(
    (process.env.COMMON_PASSWORDS ?? readCommonPasswords(paths.root)).split('\n'),
  )
  return passwords
}
