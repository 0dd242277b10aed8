import type { Content } from '../content/contentSchema'
import type { PostSource } from '../content/postFiles'
import type { Path } from '../content/yamlSource'
import type { Message } from '../language/texts'
import { isBefore } from '../validation/isBefore'
import { finding, type Finding, type FindingInFile, type Severity } from './finding'

type Maybe<T> = T | null | undefined
type Value = Maybe<string | number>

/** What may be wrong with the value at a path. */
type Fact = [severity: Severity, path: Path, isWrong: unknown, message: Message]

/**
 * Finds what each value alone does not show: impossible periods, dates in the future, entries that
 * occur twice, lists and pages that stay empty, and entries without text, picture or description.
 * @param now dates after it are in the future
 * @param sendsMail whether visitors can subscribe
 */
export function checkFacts(
  content: Content,
  lineOf: (path: Readonly<Path>) => number | undefined,
  now: Date,
  sendsMail: boolean,
): FindingInFile[] {
  const facts = [
    ...checkPeriods(content),
    ...checkFutureDates(content, now.toISOString()),
    ...findDuplicates(content),
    ...checkCategories(content),
    ...checkProjects(content),
    ...checkTestimonials(content),
    ...checkProfilePicture(content),
    ...(sendsMail ? [] : checkNewsletter(content)),
  ]
  return facts
    .filter(([, , isWrong]) => isWrong)
    .map(([severity, path, , message]) => ({ severity, line: lineOf(path), path, message }))
}

/** Without mails, the invitation is not shown. */
function checkNewsletter({ profile }: Content): Fact[] {
  return (profile.invitations ?? []).map(({ page }, index) => [
    'must',
    ['profile', 'invitations', index, 'title'],
    page === 'newsletter',
    ({ doctor }) => doctor.noSubscriptions,
  ])
}

function checkPeriods({ profile, experiences, educations }: Content): Fact[] {
  const periodFact = (path: Path, start: Value, end: Value): Fact => {
    const [first, last] = [String(start ?? ''), String(end ?? '')]
    const message: Message = ({ doctor }) => doctor.endsBeforeStart(first, last)
    return ['must', path, isBefore(last, first), message]
  }
  return [
    ...experiences.map(({ start_date, end_date }, index) =>
      periodFact(['experiences', index, 'end_date'], start_date, end_date),
    ),
    ...educations.map(({ start_year, graduation_year }, index) =>
      periodFact(['educations', index, 'graduation_year'], start_year, graduation_year),
    ),
    ...(profile.volunteering ?? []).map(({ start_date, end_date }, index) =>
      periodFact(['profile', 'volunteering', index, 'end_date'], start_date, end_date),
    ),
  ]
}

function checkFutureDates({ profile, ...lists }: Content, now: string): Fact[] {
  const dates = [
    ...datesOf(['experiences'], lists.experiences, 'start_date'),
    ...datesOf(['educations'], lists.educations, 'start_year'),
    ...datesOf(['projects'], lists.projects, 'created_at'),
    ...datesOf(['projects'], lists.projects, 'start_date'),
    ...datesOf(['testimonials'], lists.testimonials, 'created_at'),
    ...datesOf(['profile', 'awards'], profile.awards, 'date'),
    ...datesOf(['profile', 'certificates'], profile.certificates, 'date'),
    ...datesOf(['profile', 'publications'], profile.publications, 'date'),
  ]
  return dates.map(([path, date]) => {
    const text = String(date ?? '')
    const message: Message = ({ doctor }) => doctor.inFuture(String(path.at(-1)), text)
    return ['should', path, text !== '' && text > now.slice(0, text.length), message]
  })
}

/** One field of every entry of a list, with its path. */
function datesOf<Field extends string>(
  list: Path,
  entries: Maybe<readonly Partial<Record<Field, Value>>[]>,
  field: Field,
): [Path, Value][] {
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
      const message: Message = ({ doctor }) => doctor.occursTwice(list, text)
      return ['should', [list, index], texts.indexOf(text) < index, message]
    })
  })
}

function checkCategories({ categories, skills, projects, testimonials }: Content): Fact[] {
  const used = new Set([...skills, ...projects, ...testimonials].map(({ category }) => category))
  return categories.map(({ name, is_active }, index): Fact => [
    'should',
    ['categories', index],
    is_active !== false && !used.has(name),
    ({ doctor }) => doctor.emptyCategory(name),
  ])
}

function checkProjects({ projects }: Content): Fact[] {
  const active = projects.filter(({ is_active }) => is_active !== false)
  const hasNoneFeatured = active.length > 0 && !active.some(({ is_featured }) => is_featured)
  return [
    ['should', ['projects'], hasNoneFeatured, ({ doctor }) => doctor.noneFeatured],
    ...projects.flatMap((project, index): Fact[] => {
      const { title, description, picture_url, picture_alt, pictures } = project
      const at = (...place: Path) => ['projects', index, ...place]
      const isMute = picture_url && !picture_alt
      return [
        ['should', at('description'), !description, ({ doctor }) => doctor.noDescription(title)],
        ['could', at('picture_url'), !picture_url, ({ doctor }) => doctor.noPicture(title)],
        ['could', at('picture_alt'), isMute, noAlt('picture_alt', title)],
        ...(pictures ?? []).map(({ alt }, position): Fact => {
          const message: Message = ({ doctor }) =>
            doctor.noAlt(doctor.pictureNumber(position + 1), title, 'alt')
          return ['should', at('pictures', position, 'alt'), !alt?.trim(), message]
        }),
      ]
    }),
  ]
}

function checkTestimonials({ projects, testimonials }: Content): Fact[] {
  const normalise = (title: string) => title.trim().toLowerCase()
  const titles = new Set(projects.map(({ title }) => normalise(title)))
  return testimonials.flatMap((testimonial, index): Fact[] => {
    const { testimonial_image_url, testimonial_image_alt, customer_name } = testimonial
    const { project, project_title } = testimonial
    const at = (field: string) => ['testimonials', index, field]
    const isMute = testimonial_image_url && !testimonial_image_alt
    const isUnknown = !project && project_title && !titles.has(normalise(project_title))
    const unknown: Message = ({ doctor }) =>
      doctor.unknownProject(customer_name, project_title ?? '')
    const noWords = noAlt('testimonial_image_alt', customer_name)
    return [
      ['could', at('testimonial_image_alt'), isMute, noWords],
      ['could', at('project_title'), isUnknown, unknown],
    ]
  })
}

function noAlt(field: string, title: string): Message {
  return ({ doctor }) => doctor.noAlt(doctor.picture, title, field)
}

function checkProfilePicture({ profile }: Content): Fact[] {
  const field = 'profile_picture_full_url'
  const isMissing = !profile[field]
  return [['could', ['profile', field], isMissing, ({ doctor }) => doctor.noPhoto(field)]]
}

/** Finds posts without text or excerpt, and covers without a description. */
export function checkPosts(posts: readonly PostSource[]): Finding[] {
  return posts.flatMap(({ post, file, lineOf }, index) => {
    const { title, content, excerpt, cover_url, cover_alt } = post
    const noText: Message = ({ doctor }) => doctor.noText(title)
    const noExcerpt: Message = ({ doctor }) => doctor.noExcerpt(title)
    const noCoverAlt: Message = ({ doctor }) => doctor.noAlt(doctor.cover, title, 'cover_alt')
    const isMute = cover_url && !cover_alt
    const place = (field: string, near = 'title') => {
      return { path: ['posts', index, field], line: lineOf([near]) }
    }
    return [
      ...finding('could', content?.trim() ? undefined : noText, place('content')),
      ...finding('should', excerpt?.trim() ? undefined : noExcerpt, place('excerpt')),
      ...finding('should', isMute ? noCoverAlt : undefined, place('cover_alt', 'cover_url')),
    ].map((one) => ({ ...one, file }))
  })
}
