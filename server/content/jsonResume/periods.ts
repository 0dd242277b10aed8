import { yearOf } from '../../../src/lib/dates'
import { commandTexts } from '../../language/catalogues'
import { localDay } from '../../dates'
import { isBefore } from '../../validation/periods'
import { parseDate } from './dates'
import { day } from './values'
import type { ResumeObject } from './ResumeObject'
import type { Part } from './sections'

type Dates<Key extends string, T = string> = Partial<Record<Key, T | null>>
type Period = Dates<'start_date' | 'end_date'>

const dayOf = (date: string | null | undefined) => date?.slice(0, 10)

export const period: Part<Period> = {
  read: (object) => {
    const { start, end } = readPeriod(object)
    return { start_date: start, end_date: end }
  },
  write: ({ start_date, end_date }) => ({ startDate: dayOf(start_date), endDate: dayOf(end_date) }),
}

export const jobPeriod: Part<Period & { is_current?: boolean | null }> = {
  read: (object) => {
    const { start, end, isCurrent } = readPeriod(object)
    return { start_date: start, end_date: end, is_current: isCurrent || undefined }
  },
  write: ({ start_date, end_date, is_current }) =>
    period.write({ start_date, end_date: is_current ? undefined : end_date }),
}

/** The date of a project, and its period unless it has only a start. */
export const projectDates: Part<Period & Dates<'created_at'>> = {
  read: (object) => {
    const { start, end, isCurrent } = readPeriod(object, { isDate: true })
    const created_at = object.read(day, 'date', 'releaseDate') ?? end ?? start
    const isPeriod = end !== undefined || (start !== undefined && isCurrent)
    return { created_at, ...(isPeriod && { start_date: start, end_date: end }) }
  },
  write: ({ created_at, start_date, end_date }) => {
    if (!start_date && !end_date) return { startDate: dayOf(created_at) }
    const isCurrent = end_date ? undefined : true
    const created = dayOf(created_at)
    const releaseDate = created === dayOf(end_date || start_date) ? undefined : created
    return { ...period.write({ start_date, end_date }), isCurrent, releaseDate }
  },
}

/** The dates of an education: a year alone is only a year. */
export const schoolDates: Part<Period & Dates<'start_year' | 'graduation_year', number>> = {
  read: (object) => {
    const { start, end } = readPeriod(object)
    const exact = (date: string | undefined) => (date && date.length > 4 ? date : undefined)
    return {
      start_date: exact(start),
      end_date: exact(end),
      start_year: yearOf(start),
      graduation_year: yearOf(end),
    }
  },
  write: ({ start_date, end_date, start_year, graduation_year }) =>
    period.write({
      start_date: start_date || start_year?.toString(),
      end_date: end_date || graduation_year?.toString(),
    }),
}

/**
 * Reads start and end. The site shows a period without an end as current: where the end cannot be
 * read, or is before the start, the whole period is left out.
 * @param options.isDate whether a start without an end is just a date
 */
function readPeriod(object: ResumeObject, { isDate = false } = {}) {
  const { notes, path } = object
  const startFound = object.find('startDate', 'start', 'from', 'start_date')
  const endFound = object.find('endDate', 'end', 'to', 'end_date')
  const start = startFound && object.take(startFound, day)
  const isPresent = endFound !== undefined && parseDate(endFound.text) === 'present'
  const end = endFound && !isPresent ? object.take(endFound, day) : undefined
  const isCurrent = object.isTrue('isCurrent', 'is_current', 'current') || isPresent
  // The site shows it as current only if it has begun.
  const isAhead = start !== undefined && isBefore(localDay(new Date()), start)
  if (isAhead && (isPresent || !endFound)) return { start, isCurrent: false }
  if (!end && (isCurrent || isDate)) return { start, isCurrent }
  if (!start || !startFound) return { end, isCurrent: false }
  if (!endFound) {
    // As JSON Resume defines it.
    notes.add('assumed', [...path, 'endDate'], commandTexts().notes.currentPeriod)
    return { start, isCurrent: true }
  }
  if (end && !isBefore(end, start)) return { start, end, isCurrent: false }
  notes.add('leftOut', startFound.path, commandTexts().notes.endLeftOut, startFound.text)
  if (end)
    notes.add('leftOut', endFound.path, commandTexts().notes.endBeforeStart(start), endFound.text)
  return { isCurrent: false }
}
