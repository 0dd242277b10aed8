import type { FormDefinition } from './fields'
import { toIsoTime, type FormValues } from './formValues'

/** How the owner decides whether visitors see an entry. */
export interface Publication {
  /** The field that hides or shows the entry. It has no control of its own. */
  field: string
  /** The value of the field with which visitors see the entry. */
  publishedValue: boolean
  /** The field with the time from which on visitors see it. */
  date?: string
  /** The field without which visitors do not see it. */
  content?: string
}

/** Whether visitors see an entry. */
export interface PublicationState {
  name: 'draft' | 'empty' | 'scheduled' | 'published'
  /** The time of publication in ISO 8601; empty for an entry without one. */
  date: string
}

/** The state of an entry with the values that are saved. */
export function publicationStateOf(publication: Publication, saved: FormValues): PublicationState {
  const date = toIsoTime(textOf(saved, publication.date))
  if (saved[publication.field] !== publication.publishedValue) return { name: 'draft', date }
  if (lacksContent(publication, saved)) return { name: 'empty', date }
  return { name: Date.parse(date) > Date.now() ? 'scheduled' : 'published', date }
}

/** Whether visitors see an entry in a state, now or when its time has come. */
export const isPublic = ({ name }: PublicationState) => name === 'published' || name === 'scheduled'

/** Whether an entry could not be published with these values. */
export function lacksContent({ content }: Publication, values: FormValues): boolean {
  return content !== undefined && textOf(values, content).trim() === ''
}

/** The state of the entry of a form; undefined if visitors see all entries of its noun. */
export function publicationState(
  { publication }: FormDefinition,
  saved: FormValues,
): PublicationState | undefined {
  return publication && publicationStateOf(publication, saved)
}

function textOf(values: FormValues, name: string | undefined): string {
  const value = name === undefined ? '' : values[name]
  return typeof value === 'string' ? value : ''
}
