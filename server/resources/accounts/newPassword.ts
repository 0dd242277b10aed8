import type { FastifyRequest } from 'fastify'
import { readCommonPasswords } from '../../../scripts/lib/commonPasswords.mjs'
import { badRequest } from '../../http/HttpError'
import { paths } from '../../paths'
import { findOwnerName } from '../profiles'

/** Words that everybody guesses first, besides those of the site, also within a password. */
const commonWords = (
  'password,passphrase,katasandi,kata sandi,rahasia,portfolio,portofolio,studio,karya,admin,' +
  'pemilik,qwertyuiop,asdfghjkl,zxcvbnm,qwerty,letmein,iloveyou,sayang,welcome,indonesia'
).split(',')

/** Characters that must remain without the words that everybody guesses. */
const minRemainder = 8
const minDifferentCharacters = 6

/**
 * Refuses a password that is easily guessed, whatever characters it consists of.
 * @param path of the password in the body of the request
 */
export async function assertStrongPassword(
  { server: { db, settings }, host }: FastifyRequest,
  password: string,
  path: string,
): Promise<void> {
  const message = findWeakness(password, [
    await findOwnerName(db),
    host,
    settings.current.publicUrl ?? '',
  ])
  if (message !== undefined) throw badRequest([{ path, message }])
}

export function findWeakness(password: string, siteWords: readonly string[]): string | undefined {
  const text = password.toLowerCase()
  if (new Set(text).size < minDifferentCharacters) {
    return `must have ${minDifferentCharacters} different characters or more`
  }
  if (isSequence(text)) return 'must not be a sequence of characters'
  const known = siteWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u))
  const remainder = [...commonWords, ...known]
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, ''), text)
  if (remainder.length < minRemainder) {
    return 'must not consist of common words and the names of the site'
  }
  return commonPasswords().has(text) ? 'must not be a common password' : undefined
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

let commonPasswordSet: Set<string> | undefined

/** The most common passwords that are long enough, in lower case; read at the first use. */
export function commonPasswords(): Set<string> {
  // The build defines the variable.
  commonPasswordSet ??= new Set(
    (process.env.COMMON_PASSWORDS ?? readCommonPasswords(paths.root)).split('\n'),
  )
  return commonPasswordSet
}
