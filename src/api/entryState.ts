import type { Texts } from '../language/texts'
import { failureText, isNotFound } from './apiError'

/** The state of an entry's page. While it is loading, `entry` may come from a cached list. */
export type EntryState<Entry, Listed = Entry> =
  | { status: 'loading'; entry: Listed | undefined }
  | { status: 'loaded'; entry: Entry }
  | { status: 'missing'; entry?: undefined }
  | { status: 'failed'; entry?: undefined; message: string }

/**
 * @param texts of failed requests
 * @param fallback the message of a failure that has no other text
 * @param listed the entry of a cached list
 */
export function entryState<Entry, Listed = Entry>(
  query: { currentData?: Entry; error?: unknown; isFetching: boolean },
  texts: Texts['errors'],
  fallback: string,
  listed?: Listed,
): EntryState<Entry, Listed> {
  const { currentData: entry, error, isFetching } = query
  if (entry) return { status: 'loaded', entry }
  if (!error || isFetching) return { status: 'loading', entry: listed }
  if (isNotFound(error)) return { status: 'missing' }
  return { status: 'failed', message: failureText(error, texts, fallback) }
}
