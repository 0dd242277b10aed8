const graphemes = new Intl.Segmenter()
const wideLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** Truncates a text to a number of characters; those as wide as two count twice. */
export function truncate(text: string, length: number): string {
  let end = 0
  let width = 0
  for (const { segment, index } of graphemes.segment(text)) {
    width += wideLetter.test(segment) ? 2 : 1
    if (width > length) return `${text.slice(0, end).trimEnd()}…`
    end = index + segment.length
  }
  return text
}

/** Removes the characters that cannot be drawn, and line breaks, which would end a paragraph. */
export function removeUndrawable(text: string, missing: ReadonlySet<string>): string {
  const drawn = [...text].filter((character) => !missing.has(character)).join('')
  return drawn.replace(/[\s\p{Cc}\p{Cn}\p{Cs}]+/gu, ' ').trim()
}

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** Marks where lines may end between Thai words, which have no spaces: pango does not find them. */
export function markThaiWords(text: string): string {
  return text.replace(/\p{sc=Thai}+/gu, (words) =>
    [...thaiWords.segment(words)].map(({ segment }) => segment).join('\u200b'),
  )
}
