import { profileDefaults } from '../../src/lib/profileDefaults'
import type { Content } from './contentSchema'
import { formatPath, type Path } from './yamlSource'

/** A remark on one value of the file that was read. */
export interface Note {
  path: Path
  /** The value as it is in the file; empty if it is missing. */
  value: string
  /** The message; it is printed after the path and the value. */
  message: string
  /** Its line in the file; for a missing value, the line of what it is missing from. */
  line?: number
}

/** What became of the values of a file. */
export interface ContentReport {
  /** The number of entries by their kind, for example of `projects`. */
  taken: Record<string, number>
  /** Values that the file does not have, and what is used or shown instead. */
  assumed: Note[]
  /** Values that were taken in another form. */
  changed: Note[]
  /** Values that were not taken. */
  leftOut: Note[]
}

/** Counts the entries of a content file by their kind; the profile's lists only if it has them. */
export function countEntries(content: Content): Record<string, number> {
  const { projects, skills, experiences, educations, testimonials } = content
  const { links, languages, awards, publications, volunteering } = content.profile
  const counts = Object.entries({ projects, skills, experiences, educations, testimonials })
  const { posts } = content
  const further = Object.entries({ posts, links, languages, awards, publications, volunteering })
  return Object.fromEntries([
    ...counts.map(([noun, list]) => [noun, list.length]),
    ...further.flatMap(([noun, list]) => (list?.length ? [[noun, list.length]] : [])),
  ]) as Record<string, number>
}

/** Formats what was taken: `14 projects, 27 skills`. */
export function formatTaken({ taken }: Pick<ContentReport, 'taken'>): string {
  return Object.entries(taken)
    .map(([noun, count]) => `${count} ${noun}`)
    .join(', ')
}

/** Formats what was assumed, changed and left out, in one group each; empty groups are omitted. */
export function formatNotes({ assumed, changed, leftOut }: ContentReport): string {
  return Object.entries({ Assumed: assumed, Changed: changed, 'Left out': leftOut })
    .filter(([, notes]) => notes.length > 0)
    .map(([title, notes]) => [`${title}:`, ...notes.map(formatNote)].join('\n  '))
    .join('\n')
}

/** Characters of a value that are printed. */
const maxValueLength = 60

/** Formats a note: `basics.phone (line 7): "Upon request" is no telephone number`. */
export function formatNote({ path, value, message, line }: Note): string {
  const place = line === undefined ? formatPath(path) : `${formatPath(path)} (line ${line})`
  if (value === '') return `${place} ${message}`
  const text = value.replace(/\s+/g, ' ')
  const shown = text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text
  return `${place}: "${shown}" ${message}`
}

/**
 * Finds the fields of the profile that are empty, so that the site shows built-in values.
 * @returns a note for each of them, with the value that is shown
 */
export function findFallbacks({ profile }: Pick<Content, 'profile'>): Note[] {
  const shown: Record<keyof typeof profileDefaults, string> = {
    ...profileDefaults,
    years_of_experience: `${profileDefaults.years_of_experience}+`,
  }
  return Object.entries(shown)
    .filter(([field]) => isEmpty(profile[field as keyof typeof profileDefaults]))
    .map(([field, value]) => ({
      path: ['profile', field],
      value: '',
      message: `is missing: the site shows ${value}`,
    }))
}

function isEmpty(value: string | number | string[] | null | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' ? value.trim() === '' : typeof value !== 'number'
}
