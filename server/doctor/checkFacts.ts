import type { Content } from '../content/contentSchema'
import type { Path } from '../content/formatPath'
import type { ContentText } from './contentText'
import { finding, type FindingInFile, type Severity } from './finding'

/** A finding with the path of the value that it is about. */
type Fact = [severity: Severity, path: Readonly<Path>, message: string | undefined]

type Maybe<T> = T | null | undefined

/**
 * Finds what each value alone does not show: impossible periods, dates in the future, entries that
 * occur twice, and lists that leave a page empty.
 * @param now dates after it are in the future
 */
export function checkFacts(
  content: Content,
  lineOf: ContentText['lineOf'],
  now: Date,
): FindingInFile[] {
  const facts = [
    ...checkPeriods(content),
    ...checkFutureDates(content, now.toISOString()),
    ...findDuplicates(content),
    ...checkCategories(content),
    ...checkProjects(content),
    ...checkTestimonials(content),
    ...checkProfilePicture(content),
  ]
  return facts.flatMap(([severity, path, message]) => finding(severity, message, lineOf(path)))
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
  // A less precise date is not before a more precise one: `2024` and `2024-03`.
  const [first, last] = [String(start ?? ''), String(end ?? '')]
  const length = Math.min(first.length, last.length)
  if (length === 0 || last.slice(0, length) >= first.slice(0, length)) return undefined
  return `ends in ${last}, before its start in ${first}: correct one of them.`
}

function checkFutureDates({ profile, ...lists }: Content, now: string): Fact[] {
  const dates: [Readonly<Path>, Maybe<string | number>][] = [
    ...lists.experiences.map((one, at) => entry('experiences', at, 'start_date', one.start_date)),
    ...lists.educations.map((one, at) => entry('educations', at, 'start_year', one.start_year)),
    ...lists.projects.map((one, at) => entry('projects', at, 'created_at', one.created_at)),
    ...lists.testimonials.map((one, at) => entry('testimonials', at, 'created_at', one.created_at)),
    ...(profile.awards ?? []).map((one, at) => entry('awards', at, 'date', one.date)),
    ...(profile.publications ?? []).map((one, at) => entry('publications', at, 'date', one.date)),
  ]
  return dates.map(([path, date]) => {
    const text = String(date ?? '')
    const isFuture = text !== '' && text > now.slice(0, text.length)
    const message = `${String(path.at(-1))}, ${text}, is in the future: correct it.`
    return ['should', path, isFuture ? message : undefined]
  })
}

function entry(
  list: string,
  index: number,
  field: string,
  date: Maybe<string | number>,
): [Readonly<Path>, Maybe<string | number>] {
  const parents = list === 'awards' || list === 'publications' ? ['profile'] : []
  return [[...parents, list, index, field], date]
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

function checkCategories({ categories, skills, projects, testimonials }: Content): Fact[] {
  const used = new Set([...skills, ...projects, ...testimonials].map(({ category }) => category))
  return categories.map(({ name, is_active }, index) => {
    const isEmpty = is_active !== false && !used.has(name)
    const message = `category "${name}" has no entries, but is shown as a filter: remove it, or set is_active: false.`
    return ['should', ['categories', index], isEmpty ? message : undefined]
  })
}

function checkProjects({ projects }: Content): Fact[] {
  const active = projects.filter(({ is_active }) => is_active !== false)
  const isFeatured = active.some(({ is_featured }) => is_featured)
  const none =
    active.length > 0 && !isFeatured
      ? 'no project is featured, so that the home page shows none: set is_featured: true for up to four.'
      : undefined
  return [
    ['should', ['projects'], none],
    ...projects.flatMap(({ title, description, picture_url, picture_alt }, index): Fact[] => {
      const path = ['projects', index, 'title']
      const noText = `"${title}" has no description: say in two sentences what it does and for whom.`
      const noPicture = `"${title}" has no picture: without one a pattern is shown.`
      return [
        ['should', path, description ? undefined : noText],
        ['could', path, picture_url ? undefined : noPicture],
        ['could', path, picture_url && !picture_alt ? noAlt('picture_alt', title) : undefined],
      ]
    }),
  ]
}

function checkTestimonials({ testimonials }: Content): Fact[] {
  return testimonials.map((testimonial, index) => {
    const { testimonial_image_url, testimonial_image_alt, customer_name } = testimonial
    const isMissing = testimonial_image_url && !testimonial_image_alt
    const path = ['testimonials', index, 'testimonial_image_url']
    return ['could', path, isMissing ? noAlt('testimonial_image_alt', customer_name) : undefined]
  })
}

function noAlt(field: string, title: string): string {
  return `the picture of "${title}" has no description for visitors who do not see it: add ${field}.`
}

function checkProfilePicture({ profile }: Content): Fact[] {
  const message = 'profile_picture_full_url is missing: add a photo to public/pictures.'
  return [
    ['could', ['profile', 'full_name'], profile.profile_picture_full_url ? undefined : message],
  ]
}
