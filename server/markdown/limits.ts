import type { RichText } from '../../src/contract/schema/richText'

const maxLength = 100_000
const maxWork = 6000
const maxPlainParagraphs = 1000

/** The marks of quotes and list items, and the indentation, at the start of a line. */
const prefixPattern = /^(?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*/
const containerPattern = />|[-*+]|\d+/g
/** Characters that may begin or end a part of a line. */
const markPattern = /[*_~`[\]!<&:@]/g
const addressPattern = /www\.|https?:/gi
const delimiterRow = /^[ \t|:-]+$/
const containerDirective = /^(?:[ \t>*+-]|\d{1,9}[.)])*:{3,}[a-z]/gim
const directiveWithLabel = /:[a-z][\w-]*[[{]/i

/**
 * Whether the parser could need more than half a second for a text. Its time grows linearly with the
 * lines, containers, marks and cells of usual texts (about 50 µs for each), but quadratically with the
 * containers of a line, the marks of a paragraph, and the length of a paragraph that has a directive
 * with a label or attributes; every level of nested directives is parsed once more. An article of
 * 12,000 words is within the limits.
 */
export function isTooComplex(text: string): boolean {
  return text.length > maxLength || estimateWork(text) > maxWork
}

function estimateWork(text: string): number {
  const paragraphs = text.split(/\n(?:[ \t]*\n)+/)
  const work = paragraphs.reduce((sum, paragraph) => sum + estimateParagraph(paragraph), 0)
  return (work + count(text, /\n/g)) * (1 + count(text, containerDirective))
}

function estimateParagraph(paragraph: string): number {
  let [work, marks, columns] = [0, 0, 0]
  for (const line of paragraph.split('\n')) {
    const prefix = prefixPattern.exec(line)?.[0] ?? ''
    const containers = count(prefix, containerPattern)
    const marksOfLine = count(line, markPattern)
    const cells = count(line, /\|/g)
    marks += marksOfLine
    work += containers + containers ** 2 / 50 + prefix.length / 10 + (marksOfLine + cells) / 2
    // Every row of a table gets as many cells as its header.
    work += columns / 50
    if (delimiterRow.test(line.slice(prefix.length))) columns = cells
  }
  const hasLabel = directiveWithLabel.test(paragraph)
  const ofLabels = hasLabel ? paragraph.length ** 2 / 66_000 : 0
  return work + marks ** 2 / 1000 + count(paragraph, addressPattern) + ofLabels
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

export function plainParagraphs(text: string): RichText {
  const parts = text.split(/\n[ \t]*\n/).filter((part) => part.trim() !== '')
  const last = parts.splice(maxPlainParagraphs - 1).join('\n')
  return {
    blocks: [...parts, last]
      .filter(Boolean)
      .map((part) => ({ type: 'paragraph', children: [part.trim()] })),
    footnotes: [],
  }
}
