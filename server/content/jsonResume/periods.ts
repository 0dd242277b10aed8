import { isBefore } from '../../validation/isBefore'
import { parseDate } from './dates'
import { day, type Parse } from './values'
import type { ResumeObject } from './ResumeObject'
import type { Part } from './sections'

type Dates<Key extends string, T = string> = Partial<Record<Key, T | null>>
type Period = Dates<'start_date' | 'end_date'>

/** Without the time. */
const dayOf = (date: string | null | undefined) => date?.slice(0, 10)

/** Of unpaid work. */
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
    const isPeriod = start !== undefined && (end !== undefined || isCurrent)
    return { created_at, ...(isPeriod && { start_date: start, end_date: end }) }
  },
  write: ({ created_at, start_date, end_date }) => {
    if (!start_date) return { startDate: dayOf(created_at) }
    const isCurrent = end_date ? undefined : true
    return { ...period.write({ start_date, end_date }), isCurrent, releaseDate: dayOf(created_at) }
  },
}

const year: Parse<string> = (text) => {
  const { value, ...notes } = day(text)
  const year = value?.slice(0, 4)
  return year === value ? { value, ...notes } : { value: year, changed: `became ${year}` }
}

export const schoolYears: Part<Dates<'start_year' | 'graduation_year', number>> = {
  read: (object) => {
    const { start, end } = readPeriod(object, { parse: year })
    return {
      start_year: start ? Number(start) : undefined,
      graduation_year: end ? Number(end) : undefined,
    }
  },
  write: ({ start_year, graduation_year }) => ({
    startDate: start_year?.toString(),
    endDate: graduation_year?.toString(),
  }),
}

/**
 * Reads start and end. The site shows a period without an end as current: where the end cannot be
 * read, or is before the start, the whole period is left out.
 * @param options.isDate whether a start without an end is just a date
 */
function readPeriod(object: ResumeObject, { parse = day, isDate = false } = {}) {
  const { notes, path } = object
  const startFound = object.find('startDate', 'start', 'from', 'start_date')
  const endFound = object.find('endDate', 'end', 'to', 'end_date')
  const start = startFound && object.take(startFound, parse)
  const isPresent = endFound !== undefined && parseDate(endFound.text) === 'present'
  const end = endFound && !isPresent ? object.take(endFound, parse) : undefined
  const isCurrent = object.isTrue('isCurrent', 'is_current', 'current') || isPresent
  if (!end && (isCurrent || isDate)) return { start, isCurrent }
  if (!start || !startFound) return { end, isCurrent: false }
  if (!endFound) {
    // As JSON Resume defines it.
    notes.add('assumed', [...path, 'endDate'], 'is missing: the period counts as current')
    return { start, isCurrent: true }
  }
  if (end && !isBefore(end, start)) return { start, end, isCurrent: false }
  notes.add('leftOut', startFound.path, `is left out, because its end is`, startFound.text)
  if (end) notes.add('leftOut', endFound.path, `is before the start, "${start}"`, endFound.text)
  return { isCurrent: false }
}
