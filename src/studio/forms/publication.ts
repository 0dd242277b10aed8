import type { FormDefinition } from './fields'
import { isFuture, toIsoTime, type FormValues } from './formValues'

export interface Publication {
  /** The field that hides or shows the entry. It has no control of its own. */
  field: string
  publishedValue: boolean
  /** The field with the time from which on visitors see it. */
  date?: string
  /** The field without which visitors do not see it. */
  content?: string
}

export interface PublicationState {
  name: 'draft' | 'empty' | 'scheduled' | 'published'
  /** The time of publication in ISO 8601; empty for an entry without one. */
  date: string
}

export function publicationState(
  { publication }: FormDefinition,
  saved: FormValues,
): PublicationState | undefined {
  if (!publication) return undefined
  const date = toIsoTime(textOf(saved, publication.date))
  const isDraft = saved[publication.field] !== publication.publishedValue
  return { name: stateOf({ isDraft, hasContent: !lacksContent(publication, saved), date }), date }
}

/** Visitors see an entry from its date on, unless it is a draft or has no text. */
export function stateOf(entry: { isDraft?: boolean; hasContent: boolean; date: string }) {
  if (entry.isDraft) return 'draft'
  if (!entry.hasContent) return 'empty'
  return isFuture(entry.date) ? 'scheduled' : 'published'
}

export const isPublic = ({ name }: PublicationState) => name === 'published' || name === 'scheduled'

function lacksContent({ content }: Publication, values: FormValues): boolean {
  return content !== undefined && textOf(values, content).trim() === ''
}

/** The field without which a published entry is not visible, if it is empty. */
export function missingContent({ publication }: FormDefinition, values: FormValues) {
  const isPublished = publication && values[publication.field] === publication.publishedValue
  return isPublished && lacksContent(publication, values) ? publication.content : undefined
}

function textOf(values: FormValues, name: string | undefined): string {
  const value = name === undefined ? '' : values[name]
  return typeof value === 'string' ? value : ''
}
