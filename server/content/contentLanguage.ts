import { detect } from 'tinyld'
import { isLanguage, type Language } from '../../src/language/languages'

/** The languages that are told apart; names of technologies look like those of small languages. */
const candidates = 'ar de en es fr hi id it ja ko nl pl pt ru tr uk vi zh'.split(' ')

const minLetters = 40

/** Characters that are read: the time grows with them, a megabyte takes seconds. */
const maxLength = 20_000

/** The language of the sentences in a value; undefined if they are too few. */
export function detectLanguage(value: unknown): string | undefined {
  const text = textsOf(value).join('\n')
  if (text.replace(/\P{L}/gu, '').length < minLetters) return undefined
  return detect(text.slice(0, maxLength), { only: candidates }) || undefined
}

/** Three words, or so many characters of a script without spaces between words. */
const sentence = /\s\S+\s|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{10}/u

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return sentence.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

export function interfaceLanguage(code: string): Language {
  const [language = ''] = code.toLowerCase().split('-')
  return isLanguage(language) ? language : 'en'
}
