import type { Content } from '../content/contentSchema'
import type { Path } from '../content/yamlSource'
import { isBefore } from '../validation/isBefore'
import { finding, type Fact, type FindingInFile } from './finding'
import { findMissingParts } from './findMissingParts'

type Maybe<T> = T | null | undefined

/**
 * Finds what each value alone does not show: impossible periods, dates in the future, entries that
 * occur twice, and lists that leave a page empty.
 * @param now dates after it are in the future
 */
export function checkFacts(
  content: Content,
  lineOf: (path: Readonly<Path>) => number | undefined,
  now: Date,
): FindingInFile[] {
  const facts = [
    ...checkPeriods(content),
    ...checkFutureDates(content, now.toISOString()),
    ...findDuplicates(content),
    ...findMissingParts(content),
  ]
  return facts.flatMap(([severity, path, message]) =>
    finding(severity, message, { line: lineOf(path), path }),
  )
}

function checkPeriods({ profile, experiences, educations }: Content): Fact[] {
  const volunteering = profile.volunteering ?? []
  return [
    ...experiences.map(({ start_date, end_date }, index): Fact => {
      return ['must', ['experiences', index, 'end_date'], periodFault(start_date, end_date)]
    }),
    ...educations.map(({ start_year, graduation_year }, index): Fact => {
      const path = ['educations', index, 'graduation_year']
      return ['must', path, periodFault(start_year, graduation_year)]
    }),
    ...volunteering.map(({ start_date, end_date }, index): Fact => {
      const path = ['profile', 'volunteering', index, 'end_date']
      return ['must', path, periodFault(start_date, end_date)]
    }),
  ]
}

function periodFault(
  start: Maybe<string | number>,
  end: Maybe<string | number>,
): string | undefined {
  const [first, last] = [String(start ?? ''), String(end ?? '')]
  if (!isBefore(last, first)) return undefined
  return `ends in ${last}, before its start in ${first}: correct one of them.`
}

function checkFutureDates({ profile, ...lists }: Content, now: string): Fact[] {
  const dates = [
    ...datesOf(['experiences'], lists.experiences, 'start_date'),
    ...datesOf(['educations'], lists.educations, 'start_year'),
    ...datesOf(['projects'], lists.projects, 'created_at'),
    ...datesOf(['projects'], lists.projects, 'start_date'),
    ...datesOf(['testimonials'], lists.testimonials, 'created_at'),
    ...datesOf(['profile', 'awards'], profile.awards, 'date'),
    ...datesOf(['profile', 'publications'], profile.publications, 'date'),
  ]
  return dates.map(([path, date]) => {
    const text = String(date ?? '')
    const isFuture = text !== '' && text > now.slice(0, text.length)
    const message = `${String(path.at(-1))}, ${text}, is in the future: correct it.`
    return ['should', path, isFuture ? message : undefined]
  })
}

/** One field of every entry of a list, with its path. */
function datesOf<Field extends string>(
  list: Path,
  entries: Maybe<readonly Partial<Record<Field, Maybe<string | number>>>[]>,
  field: Field,
): [Readonly<Path>, Maybe<string | number>][] {
  return (entries ?? []).map((entry, index) => [[...list, index, field], entry[field]])
}

function findDuplicates({ experiences, educations, projects, testimonials }: Content): Fact[] {
  const keys = {
    experiences: experiences.map((one) => [one.job_title, one.company_name, one.start_date]),
    educations: educations.map((one) => [one.degree, one.institution_name, one.start_year]),
    projects: projects.map((one) => [one.title]),
    testimonials: testimonials.map((one) => [one.description]),
  }
  return Object.entries(keys).flatMap(([list, entries]) => {
    const texts = entries.map((parts) => parts.filter(Boolean).join(', ').slice(0, 80))
    return texts.map((text, index): Fact => {
      const isRepeated = texts.indexOf(text) < index
      const message = `occurs twice in ${list}, "${text}": remove or change one of them.`
      return ['should', [list, index], isRepeated ? message : undefined]
    })
  })
}
