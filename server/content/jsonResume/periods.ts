import { isBefore } from '../../validation/isBefore'
import { parseDate } from './dates'
import type { Found, ResumeObject } from './ResumeObject'

export interface ResumePeriod {
  start?: string
  end?: string
  isCurrent: boolean
}

const startNames = ['startDate', 'start', 'from', 'start_date']
const endNames = ['endDate', 'end', 'to', 'end_date']

/** Reads one date, such as that of an award. */
export function readDate(object: ResumeObject, ...names: string[]): string | undefined {
  const found = object.find(...names)
  if (!found) return undefined
  const date = parseFound(object, found)
  if (date === 'present') object.notes.leaveOut(found.path, found.value, 'is no date')
  return date === 'present' ? undefined : date
}

/**
 * Reads start and end. The site shows a period without an end as current: where the end cannot be
 * read, or is before the start, the whole period is left out.
 * @param use what it is read for: of a `single date`, the start remains without an end
 */
export function readPeriod(
  object: ResumeObject,
  use: 'period' | 'single date' = 'period',
): ResumePeriod {
  const { notes } = object
  const startFound = object.find(...startNames)
  const endFound = object.find(...endNames)
  const parsedStart = startFound && parseFound(object, startFound)
  const start = parsedStart === 'present' ? undefined : parsedStart
  const parsedEnd = endFound && parseFound(object, endFound)
  if (startFound && parsedStart === 'present') {
    notes.leaveOut(startFound.path, startFound.value, 'is no start')
  }
  if (use === 'single date' && (!endFound || !parsedEnd)) {
    return { start, isCurrent: isMarkedCurrent(object) }
  }
  if (!endFound) return openPeriod(object, start)
  if (parsedEnd === 'present') return { start, isCurrent: true }
  if (!parsedEnd) {
    if (startFound && start) {
      notes.leaveOut(startFound.path, startFound.value, 'is left out, because its end is')
    }
    return { isCurrent: false }
  }
  if (startFound && start && isBefore(parsedEnd, start)) {
    notes.leaveOut(startFound.path, startFound.value, `is after the end, "${endFound.value}"`)
    notes.leaveOut(endFound.path, endFound.value, `is before the start, "${startFound.value}"`)
    return { isCurrent: false }
  }
  return { start, end: parsedEnd, isCurrent: false }
}

/** A period without an end is current, as JSON Resume defines it. */
function openPeriod(object: ResumeObject, start: string | undefined): ResumePeriod {
  const isMarked = isMarkedCurrent(object)
  if (start && !isMarked) {
    object.notes.assume([...object.path, 'endDate'], 'is missing: the period counts as current')
  }
  return { start, isCurrent: isMarked || start !== undefined }
}

function isMarkedCurrent(object: ResumeObject): boolean {
  return object.isTrue('isCurrent', 'is_current', 'current')
}

function parseFound({ notes }: ResumeObject, { path, value }: Found) {
  const date = parseDate(value)
  if (date.kind === 'present') return 'present'
  if (date.kind === 'unreadable') {
    notes.leaveOut(path, value, 'cannot be read as a date')
    return undefined
  }
  if (!date.isExact) notes.change(path, value, `became ${date.day}, the part that is certain`)
  return date.day
}
