import type { ResumeTree } from '../foreign/foreignResume'
import { joinTexts, splitList, type ForeignValue as Entry, type SourceText } from '../foreignValue'
import { parseDate } from '../../jsonResume/dates'
import { languageCode, topicOf, type Topic } from '../foreign/topics'

export type ListName = Exclude<Topic, 'summary'>

const bulletFields = ['bullet', 'number', 'reversed_number']
export const entryText = (entry: Entry) => entry.text ?? entry.textOf(...bulletFields)

const organisations = ['company', 'institution']
const dates = ['date', 'end_date', 'start_date']

/** How an entry of a section becomes an entry of a list, or several. */
export const entryMakers: Record<ListName, (entry: Entry) => ResumeTree> = {
  work: (entry) => ({
    ...linked(entry, 'name', 'company'),
    position: entry.at('position').text ?? linked(entry, 'position', 'name').position,
    location: entry.at('location').text,
    ...entryPeriod(entry),
    ...texts(entry),
  }),
  volunteer: (entry) => ({
    ...linked(entry, 'organization', ...organisations, 'name', 'title'),
    position: entry.textOf('position', 'degree'),
    ...entryPeriod(entry),
    ...texts(entry),
  }),
  education: (entry) => ({
    ...linked(entry, 'institution', 'institution', 'company', 'name'),
    area: entry.textOf('area', 'position'),
    studyType: entry.at('degree').text,
    location: entry.at('location').text,
    ...entryPeriod(entry, 'endDate'),
    ...texts(entry),
  }),
  projects: (entry) => ({
    ...linked(entry, 'name', 'name', 'title', ...organisations, ...bulletFields),
    roles: [entry.at('position').text],
    ...entryPeriod(entry, 'date'),
    ...texts(entry),
  }),
  skills: (entry) => {
    const details = entry.at('details').text
    if (details) return { name: entry.at('label').text, keywords: splitList(details) }
    return { name: entry.at('label').text ?? entryText(entry) }
  },
  languages: readLanguages,
  certificates: (entry) => {
    const hasIssuer = entry.first(...organisations).exists
    const names = hasIssuer ? ['position', 'area', 'degree'] : ['name', 'title', ...bulletFields]
    return {
      ...linked(entry, 'name', ...names),
      issuer: entry.textOf(...organisations),
      date: entry.textOf(...dates),
      summary: wholeText(entry),
    }
  },
  awards: (entry) => ({
    ...linked(entry, 'title', 'name', 'title', 'position', 'area', ...bulletFields),
    awarder: entry.textOf(...organisations),
    date: entry.textOf(...dates),
    summary: wholeText(entry),
  }),
  publications: (entry) => {
    const doi = entry.at('doi').text
    const { name, url } = linked(entry, 'name', 'title', 'name', ...bulletFields)
    const authors = entry.at('authors').items.map(({ text }) => text)
    return {
      name,
      publisher: entry.at('journal').text,
      releaseDate: entry.at('date').text,
      url: entry.at('url').text ?? doi?.with(`https://doi.org/${doi.text}`) ?? url,
      summary: joinTexts([joinTexts(authors, ', '), wholeText(entry)], '\n\n'),
    }
  },
  references: (entry) => ({
    ...linked(entry, 'name', 'name', 'title', 'company'),
    position: entry.at('position').text,
    reference: wholeText(entry),
  }),
}

const texts = (entry: Entry) => ({
  summary: entry.at('summary').text,
  highlights: entry.at('highlights').items.map(({ text }) => text),
})

function wholeText(entry: Entry): SourceText | undefined {
  const { summary, highlights } = texts(entry)
  return joinTexts([summary, ...highlights], '\n')
}

const markdownLink = /^(\**)\[([^[\]]+)\]\((https?:[^()\s]+)\)\1$/

/**
 * The heading of an entry as a field: the first of several of its fields, or the entry if it is only a
 * text. If it is a link, its address is another field.
 */
function linked<Field extends string>(entry: Entry, field: Field, ...names: string[]) {
  const text = entry.textOf(...names) ?? entry.text
  const [, , name, address] = markdownLink.exec(text?.text ?? '') ?? []
  const isLink = name !== undefined && address !== undefined
  const heading = isLink ? text?.with(name) : text
  return { [field]: heading, ...(isLink && { url: text?.with(address) }) } as Partial<
    Record<Field | 'url', SourceText>
  >
}

/** A list such as `English (native), German (B2)`, or a language and its level, in either order. */
function readLanguages(entry: Entry): ResumeTree[] {
  const [label, details] = [entry.at('label').text, entry.at('details').text]
  const text = entryText(entry)
  if (text) return splitList(text).map(readLanguage)
  if (!label || !details) return [{ language: label }]
  const isLanguage = languageCode(label.text) !== undefined
  if (!isLanguage && topicOf(label.text) === 'languages') {
    return splitList(details.withRead(entry.at('label'))).map(readLanguage)
  }
  const names = splitList(details)
  return !isLanguage && names.every((name) => languageCode(name.text))
    ? names.map((language) => ({ language, fluency: label }))
    : [{ language: label, fluency: details }]
}

/** Reads a language with its level: `English (C1)`, `English: C1`, `English - native`. */
function readLanguage(text: SourceText): ResumeTree {
  const form = /^\**([^(:–—*]+?)\**\s*(?:\(([^()]+)\)|(?::|–|—|\s-\s)\**\s*(.+))$/
  const [, name, inside, after] = form.exec(text.text) ?? []
  const level = inside ?? after
  return name && level
    ? { language: text.with(name.trim()), fluency: text.with(level.trim()) }
    : { language: text }
}

/**
 * The period of an entry. As in RenderCV, `date` is in place of `start_date` and `end_date`.
 * @param single the field of a date that is no period; without it, the period is that date
 */
function entryPeriod(entry: Entry, single?: 'endDate' | 'date') {
  const date = entry.at('date').text
  if (!date) return { startDate: entry.at('start_date').text, endDate: entry.at('end_date').text }
  const { text } = date
  const isDate = parseDate(text) !== undefined
  const [start, end, ...rest] = text.split(/\s*(?:–|—|\s-\s|\bto\b|\bbis\b|\bs\.?d\.?\b)\s*/)
  if (!isDate && start && end && rest.length === 0) {
    return { startDate: date.with(start), endDate: date.with(end) }
  }
  return single ? { [single]: date } : { startDate: date, endDate: date }
}
