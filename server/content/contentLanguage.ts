import { detect } from 'tinyld'
import { isLanguage, type Language } from '../../src/language/languages'

/** The languages that are detected. With more of them, names of technologies are taken for rare languages. */
const candidates = 'ar de en es fr hi id it ja ko nl pl pt ru tr uk vi zh'.split(' ')

/** With fewer letters, the detection is too often wrong. */
const minLetters = 40

/** The most characters that are read: a megabyte takes seconds. */
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

/** The language of the interface for a BCP 47 code: English if it has no catalogue. */
export function interfaceLanguage(code: string): Language {
  const [language = ''] = code.toLowerCase().split('-')
  return isLanguage(language) ? language : 'en'
}
