import { plainText } from '../../jsonResume/plainText'
import type { SourceText } from '../foreignValue'

export const bullet = /^(?:[•·▪‣◦●]\s*|[*–-]\s+)/
const listItem = /<li\b[^<>]*>([\s\S]*?)<\/li>/gi
const list = /<(ul|ol)\b[^<>]*>[\s\S]*?<\/\1>/gi

/** Splits a text into a summary and items: those of HTML lists, or the lines with bullets at its end. */
export function splitText(text?: SourceText): { summary?: SourceText; highlights: SourceText[] } {
  if (!text) return { highlights: [] }
  const ofHtml = [...text.text.matchAll(listItem)].map(([, item = '']) => item)
  const [rest, items] =
    ofHtml.length > 0 ? [text.text.replace(list, ''), ofHtml] : splitLines(text.text)
  return {
    summary: plainText(rest) === '' ? undefined : text.with(rest.trim()),
    highlights: items.filter((item) => plainText(item) !== '').map((item) => text.with(item)),
  }
}

function splitLines(text: string): [rest: string, items: string[]] {
  // Archives of LinkedIn have several spaces in place of a line break.
  const separated = text.replace(/\s{2,}(?=[•·▪‣◦●]\s)/g, '\n').split('\n')
  const lines = separated.map((line) => line.trim())
  const first = lines.findIndex((line) => bullet.test(line))
  const items = lines.slice(first).filter((line) => line !== '')
  if (first < 0 || !items.every((line) => bullet.test(line))) return [lines.join('\n'), []]
  return [lines.slice(0, first).join('\n'), items.map((line) => line.replace(bullet, ''))]
}
