const wordsPerMinute = 200

/** Code is looked over rather than read word by word. */
const codeWeight = 0.5

const fence = /^ {0,3}(?:`{3,}|~{3,})/

/**
 * The time it takes to read Markdown, in whole minutes, at least one. The text is not parsed: that
 * takes twenty times as long, and an import computes the times of all posts.
 */
export function readingMinutes(markdown: string): number {
  let isCode = false
  let words = 0
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) isCode = !isCode
    else words += wordsIn(line) * (isCode ? codeWeight : 1)
  }
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** Characters of scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu
const charactersPerWord = 2.5

/** Marks without letters and digits, such as those of lists and tables, are no words. */
function wordsIn(line: string): number {
  const words = line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length + (line.match(unspaced)?.length ?? 0) / charactersPerWord
}
