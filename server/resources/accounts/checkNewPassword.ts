import { badRequest } from '../../http/HttpError'
import { commonPasswords } from './commonPasswords'

/** Words that everybody guesses first, besides those of the site, also within a password. */
const commonWords = [
  'password',
  'passphrase',
  'katasandi',
  'kata sandi',
  'rahasia',
  'portfolio',
  'portofolio',
  'studio',
  'karya',
  'admin',
  'pemilik',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwerty',
  'letmein',
  'iloveyou',
  'sayang',
  'welcome',
  'indonesia',
]

/** Characters that must remain without the words that everybody guesses. */
const minRemainder = 8
const minDifferentCharacters = 6

/**
 * Refuses a password that is easily guessed, whatever characters it consists of.
 * @param words of the site: the names of owner and host
 * @throws HttpError 400
 */
export function checkNewPassword(password: string, words: readonly string[], path: string): void {
  const fail = (message: string) => badRequest([{ path, message }])
  const text = password.toLowerCase()
  if (new Set(text).size < minDifferentCharacters) {
    throw fail(`must have ${minDifferentCharacters} different characters or more`)
  }
  if (isSequence(text)) throw fail('must not be a sequence of characters')
  const known = [
    ...commonWords,
    ...words.flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u)),
  ]
  const remainder = known
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, ''), text)
  if (remainder.length < minRemainder) {
    throw fail('must not consist of common words and the names of the site')
  }
  if (commonPasswords().has(text)) throw fail('must not be a common password')
}

/** Whether nearly every character follows the one before it, as in `12345…` or `abcdef…`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0))
  const followers = codes.filter((code, index) => {
    const step = Math.abs(code - (codes[index - 1] ?? NaN))
    return step <= 1 || step === 9
  })
  return followers.length >= codes.length - 3
}
