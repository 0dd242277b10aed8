import { plainText } from '../../jsonResume/plainText'
import { joinTexts, SourceText, type ForeignValue } from '../foreign/foreignValue'
import { splitList } from '../foreign/languageEntry'

/** A value with a code and a label, such as a country; its code counts as read with it. */
export function labelOf(value: ForeignValue): SourceText | undefined {
  return (value.at('Label').text ?? value.text)?.withRead(value)
}

/** The end of a period that may be `current`: the value is `true`, or `false` beside an end. */
export function endOf(end: SourceText | undefined, current: ForeignValue): SourceText | undefined {
  if (String(current.value) !== 'true') return current.isThere ? end?.withRead(current) : end
  return new SourceText('present', [current.path, ...(end?.from ?? [])])
}

const listItem = /<li\b[^<>]*>([\s\S]*?)<\/li>/gi
const bullet = /^\s*[•·▪*–-]\s+/

/** Splits a text, as HTML or with bullets, into a summary and the items of its lists. */
export function splitText(text: SourceText | undefined): {
  summary?: SourceText
  highlights: SourceText[]
} {
  if (!text) return { highlights: [] }
  const items = [...text.text.matchAll(listItem)].map(([, item = '']) => item)
  const withoutLists = text.text.replace(/<(ul|ol)\b[^<>]*>[\s\S]*?<\/\1>/gi, '')
  const lines = (items.length > 0 ? withoutLists : text.text).split('\n')
  const bullets = lines.filter((line) => bullet.test(line))
  const rest = lines.filter((line) => !bullet.test(line)).join('\n')
  const highlights = [...items, ...bullets.map((line) => line.replace(bullet, ''))]
  return {
    summary: plainText(rest) === '' ? undefined : text.with(rest.trim()),
    highlights: highlights.filter((item) => plainText(item) !== '').map((item) => text.with(item)),
  }
}

/** The items of the lists of a text, and its other lines. */
export function piecesOf(text: SourceText | undefined): SourceText[] {
  const { summary, highlights } = splitText(text)
  const lines = summary ? plainText(summary.text).split('\n').filter(Boolean) : []
  return [...lines.flatMap((line) => summary?.with(line) ?? []), ...highlights]
}

/** The most characters of the name of a skill. */
const maxSkill = 60

/** The skills that a text lists; none if it is prose. */
export function skillsOf(text: SourceText | undefined): SourceText[] {
  const names = piecesOf(text).flatMap((piece) =>
    splitList(piece.with(plainText(piece.text))).map((name) =>
      name.with(name.text.replace(/\.$/, '')),
    ),
  )
  return names.every(({ text }) => text.length <= maxSkill) ? names : []
}

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** The levels of a language in its skills as one: `B2`, or `B1–C1` where they differ. */
export function languageLevel(texts: readonly SourceText[]): SourceText | undefined {
  const [first] = texts
  const known = texts.map(({ text }) => levels.indexOf(text.slice(0, 2).toUpperCase()))
  if (!first || known.includes(-1)) return first
  const [lowest = '', highest = ''] = [Math.min(...known), Math.max(...known)].map(
    (level) => levels[level],
  )
  return joinTexts(texts, '')?.with(lowest === highest ? lowest : `${lowest}–${highest}`)
}
