import type { RichText } from '../../src/contract/richText'

const maxLength = 100_000
const maxWork = 6000
const maxPlainParagraphs = 1000

/** The marks of quotes and list items, and the indentation, at the start of a line. */
const prefixPattern = /^(?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*/
const containerPattern = />|[-*+]|\d+/g
/** Characters that may begin or end a part of a line. */
const markPattern = /[*_~`[\]!<&:@]/g
const directivePattern = /^[ \t>]*:{3,}[a-z]/gim

/**
 * Whether the parser could need more than a second for a text. Its time grows linearly with the
 * lines, containers and marks of usual texts (about 50 µs for each), but quadratically with the
 * containers of a line and with the marks of a paragraph, and every level of nested directives
 * is parsed once more. An article of 12,000 words is within the limits.
 */
export function isTooComplex(text: string): boolean {
  return text.length > maxLength || estimateWork(text) > maxWork
}

function estimateWork(text: string): number {
  let work = 0
  let marksOfParagraph = 0
  for (const line of text.split('\n')) {
    const prefix = prefixPattern.exec(line)?.[0] ?? ''
    const containers = count(prefix, containerPattern)
    const marks = count(line, markPattern)
    const cells = count(line, /\|/g)
    work += 1 + containers + containers ** 2 / 50 + prefix.length / 10 + (marks + cells) / 2
    marksOfParagraph = line.trim() === '' ? 0 : marksOfParagraph + marks
    // The difference between two squares: the sum over a paragraph is the square of all its marks.
    work += (marks * (2 * marksOfParagraph - marks)) / 1000
  }
  return work * (1 + count(text, directivePattern))
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** A text as it was written, in paragraphs. */
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
