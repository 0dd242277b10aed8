import { commandTexts } from '../language/catalogues'
import type { ServerTexts } from '../language/texts'
import type { Content } from './contentSchema'
import { groupBy, type Group } from './entry'
import type { Note, NoteKind } from './notes'
import { formatPath, type Path } from './yamlSource'

export interface ContentReport extends Record<NoteKind, Note[]> {
  taken: Record<string, number>
}

/** Counts the entries of a content file by their kind; the profile's lists only if it has them. */
export function countEntries(content: Content): Record<string, number> {
  const { projects, skills, experiences, educations, testimonials, posts, profile } = content
  const { links, languages, certificates, interests, awards, publications, volunteering } = profile
  const always = { projects, skills, experiences, educations, testimonials }
  const further = { links, languages, certificates, interests, awards, publications, volunteering }
  const counts = Object.entries({ ...always, posts, ...further }).map(
    ([noun, list]) => [noun, list?.length ?? 0] as const,
  )
  return Object.fromEntries(counts.filter(([noun, count]) => count > 0 || noun in always))
}

export function formatTaken({ taken }: Pick<ContentReport, 'taken'>): string {
  const nouns: Partial<Record<string, (count: number) => string>> = commandTexts().content.nouns
  return Object.entries(taken)
    .map(([noun, count]) => `${count} ${nouns[noun]?.(count) ?? noun}`)
    .join(', ')
}

/**
 * Formats what was assumed, changed and left out, in one group each; empty groups are omitted. Notes
 * with the same message about the same field of several entries are one line.
 */
export function formatNotes({ assumed, changed, leftOut }: ContentReport): string {
  const { titles } = commandTexts().notes
  return Object.entries({ assumed, changed, leftOut })
    .filter(([, notes]) => notes.length > 0)
    .map(([list, notes]) => {
      const groups = groupBy(notes, (note) => `${formatPattern(note.path)} ${note.message}`)
      return [
        `${titles[list as keyof typeof titles]}:`,
        ...[...groups.values()].map(formatGroup),
      ].join('\n  ')
    })
    .join('\n')
}

/** A path without its indexes: `work[].endDate`. */
export const formatPattern = (path: Readonly<Path>) => formatPath(path).replace(/\[\d+\]/g, '[]')

/** Formats the lines or, without lines, the paths of the first few of several values. */
export function formatPlaces(
  values: readonly { line?: number; path?: Readonly<Path> }[],
  { notes }: ServerTexts,
): string {
  const lines = values.flatMap(({ line }) => (line === undefined ? [] : [String(line)]))
  if (lines.length === values.length) return notes.lines(firstOf([...new Set(lines)]))
  return firstOf(values.flatMap(({ path }) => (path ? [formatPath(path)] : [])))
}

const firstOf = (texts: readonly string[]) =>
  [...texts.slice(0, 3), ...(texts.length > 3 ? ['…'] : [])].join(', ')

/** Formats notes as one: `work[].endDate (30 times: lines 7, 12, 19, …) is missing`. */
function formatGroup(group: Group<Note>): string {
  const [first, ...others] = group
  const value = firstOf([...new Set(group.map(formatValue))].filter(Boolean))
  const place = others.length > 0 ? placesOf(group) : placeOf(first)
  return `${place}${value && `: ${value}`} ${first.message}`
}

/** Formats a note: `basics.phone (line 7): "Upon request" is no telephone number`. */
export const formatNote = (note: Note) => formatGroup([note])

function placesOf(group: Group<Note>): string {
  const texts = commandTexts()
  const files = group.flatMap(({ file, line = 1 }) => (file ? [`${file}:${line}`] : []))
  const places = files.length > 0 ? firstOf([...new Set(files)]) : formatPlaces(group, texts)
  return `${formatPattern(group[0].path)} ${texts.notes.together(group.length, places)}`
}

function formatValue({ value }: Note): string {
  const text = value.replace(/\s+/g, ' ')
  return value && `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`
}

function placeOf({ path, file, line }: Note): string {
  const name = formatPath(path)
  if (file !== undefined) return `${file}${line === undefined ? '' : `:${line}`} ${name}`
  return line === undefined ? name : commandTexts().notes.atLine(name, line)
}

/** The empty fields of the profile that say who the owner is. */
export const missingFields = ({ profile }: Pick<Content, 'profile'>) =>
  (['current_job_title', 'bio'] as const).filter((field) => !profile[field]?.trim())

export function noteMissing(content: Pick<Content, 'profile'>): Note[] {
  const { missing } = commandTexts().notes
  return missingFields(content).map((field) => {
    return { path: ['profile', field], value: '', message: missing }
  })
}
