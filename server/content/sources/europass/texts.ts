import { plainText } from '../../jsonResume/plainText'
import type { ResumeTree } from '../foreign/foreignResume'
import { joinTexts, SourceText, splitList, type ForeignValue } from '../foreignValue'
import { bullet, splitText } from '../foreign/splitText'
import { topicOf } from '../foreign/topics'

/** A value with a code and a label, such as a country; its code counts as read with it. */
export function labelOf(value: ForeignValue): SourceText | undefined {
  return (value.at('Label').text ?? value.text)?.withRead(value)
}

/** The end of a period that may be `current`: the value is `true`, or `false` beside an end. */
export function endOf(end: SourceText | undefined, current: ForeignValue): SourceText | undefined {
  if (String(current.value) !== 'true') return current.exists ? end?.withRead(current) : end
  return new SourceText('present', [current.path, ...(end?.from ?? [])])
}

/** The pieces of a text: its lines, and the items of its lists. */
function piecesOf(text: SourceText | undefined): SourceText[] {
  const { summary, highlights } = splitText(text)
  const lines = summary ? plainText(summary.text).split('\n').filter(Boolean) : []
  const ofLines = lines.flatMap((line) => summary?.with(line.replace(bullet, '')) ?? [])
  return [...ofLines, ...highlights]
}

/** The skills that a text lists; none if it is prose, which has a part of more than 60 characters. */
export function skillsOf(text: SourceText | undefined): SourceText[] {
  const parts = piecesOf(text).flatMap((piece) => splitList(piece.with(plainText(piece.text))))
  const names = parts.map((name) => name.with(name.text.replace(/\.$/, '')))
  return names.every(({ text }) => text.length <= 60) ? names : []
}

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** The levels of a language in its skills as one: `B2`, or `B1–C1` where they differ. */
export function languageLevel(texts: readonly SourceText[]): SourceText | undefined {
  const [first] = texts
  const known = texts.map(({ text }) => levels.indexOf(text.slice(0, 2).toUpperCase()))
  if (!first || known.includes(-1)) return first
  const lowest = levels[Math.min(...known)] ?? ''
  const highest = levels[Math.max(...known)] ?? ''
  return joinTexts(texts, '')?.with(lowest === highest ? lowest : `${lowest}–${highest}`)
}

/** The name of a language or region in a language of the document, by its code. */
export function displayName(
  type: 'language' | 'region',
  code: SourceText | undefined,
  language: string,
): SourceText | undefined {
  const form = type === 'region' ? /^[a-z]{2}$/i : /^[a-z]{2,3}$/i
  if (!code || !form.test(code.text)) return code
  const tag = /^[a-z]{2,3}$/i.test(language) ? language : 'en'
  const names = new Intl.DisplayNames([tag, 'en'], { type })
  return code.with(names.of(type === 'region' ? code.text.toUpperCase() : code.text) ?? code.text)
}

const words = {
  en: 'Native|Digital skills|Job-related skills|Communication|Organisation',
  de: 'Muttersprache|Digitale Kompetenzen|Berufliche Kompetenzen|Kommunikation|Organisation',
  es: 'Lengua materna|Competencias digitales|Competencias profesionales|Comunicación|Organización',
  fr: 'Langue maternelle|Compétences numériques|Compétences professionnelles|Communication|Organisation',
}

/** Words, in the language of the document, for what a Europass CV has only as names of elements. */
export function europassWords(language: string) {
  const code = language.slice(0, 2).toLowerCase()
  const [native = '', digital = '', job = '', communication = '', organisation = ''] = (
    words[code as keyof typeof words] ?? words.en
  ).split('|')
  return { native, digital, job, communication, organisation }
}

/** Each has a kind, as a code or a title, and a text with one or more entries. */
export function readAchievements(achievements: ForeignValue[]): Record<string, ResumeTree[]> {
  const found: Record<string, ResumeTree[]> = {}
  for (const achievement of achievements) {
    const title = achievement.at('Title')
    const topic = topicOf(title.at('Code').text?.text ?? '') ?? topicOf(labelOf(title)?.text ?? '')
    if (!topic || !/^(?:publications|projects|certificates|awards)$/.test(topic)) continue
    const entries = piecesOf(achievement.at('Description').text).map((text) => {
      // The title of the kind counts as read with the entries.
      const piece = text.withRead(title)
      const links = [...text.text.matchAll(/<a\b[^<>]*\bhref\s*=\s*["']([^"']+)["'][^<>]*>/gi)]
      const address = links.length === 1 ? links[0]?.[1] : undefined
      const name = address ? plainText(text.text.replace(/<\/?a\b[^<>]*>/gi, '')) : text.text
      if (topic === 'awards') return { title: piece.with(name) }
      return { name: piece.with(name), url: address ? piece.with(address) : undefined }
    })
    found[topic] = [...(found[topic] ?? []), ...entries]
  }
  return found
}
