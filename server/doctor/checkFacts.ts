import type { Content } from '../content/contentSchema'
import type { PostSource } from '../content/postFiles'
import type { Path } from '../content/yamlSource'
import { isBefore } from '../validation/isBefore'
import { finding, problem, type Finding, type FindingInFile } from './finding'

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
  const found = [
    ...checkDates({ ...content, posts: undefined }, [], now.toISOString()),
    ...findDuplicates(content),
    ...checkCategories(content),
    ...checkProjects(content),
    ...checkTestimonials(content),
    ...checkProfile(content, sendsMail),
  ]
  return found.map((one) => ({ ...one, line: lineOf(one.path ?? []) }))
}

const periods = [
  ['start_date', 'end_date'],
  ['start_year', 'graduation_year'],
] as const
const pastDates = ['start_date', 'start_year', 'created_at', 'date']

function checkDates(value: unknown, path: Path, now: string): FindingInFile[] {
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  const fields = Object.entries(value) as [string, unknown][]
  const textOf = (name: string) => {
    const [, date] = fields.find(([key]) => key === name) ?? []
    return typeof date === 'string' || typeof date === 'number' ? String(date) : ''
  }
  return [
    ...periods.flatMap(([start, end]) => {
      const [first, last] = [textOf(start), textOf(end)]
      const isReversed = first !== '' && last !== '' && isBefore(last, first)
      const reversed = isReversed && problem('endsBeforeStart', first, last)
      return finding('must', reversed, { path: [...path, end] })
    }),
    ...pastDates.flatMap((name) => {
      const date = textOf(name)
      const future = date > now.slice(0, date.length) && problem('inFuture', name, date)
      return finding('should', future, { path: [...path, name] })
    }),
    ...fields.flatMap(([name, item]) =>
      checkDates(item, [...path, isList ? Number(name) : name], now),
    ),
  ]
}

function findDuplicates({ experiences, educations, projects, testimonials }: Content) {
  const keys = {
    experiences: experiences.map((one) => [one.job_title, one.company_name, one.start_date]),
    educations: educations.map((one) => [one.degree, one.institution_name, one.start_year]),
    projects: projects.map((one) => [one.title]),
    testimonials: testimonials.map((one) => [one.description]),
  }
  return Object.entries(keys).flatMap(([list, entries]) => {
    const texts = entries.map((parts) => parts.filter(Boolean).join(', ').slice(0, 80))
    return texts.flatMap((text, index) => {
      const repeated = texts.indexOf(text) < index && problem('occursTwice', list, text)
      return finding('should', repeated, { path: [list, index] })
    })
  })
}

function checkCategories({ categories, skills, projects, testimonials }: Content) {
  const used = new Set([...skills, ...projects, ...testimonials].map(({ category }) => category))
  return categories.flatMap(({ name, is_active }, index) => {
    const isEmpty = is_active !== false && !used.has(name)
    return finding('should', isEmpty && problem('emptyCategory', name), {
      path: ['categories', index],
    })
  })
}

function checkProjects({ projects }: Content) {
  const active = projects.filter(({ is_active }) => is_active !== false)
  const hasNoneFeatured = active.length > 0 && !active.some(({ is_featured }) => is_featured)
  return [
    ...finding('should', hasNoneFeatured && problem('noneFeatured'), { path: ['projects'] }),
    ...projects.flatMap(({ title, description, picture_url, picture_alt, pictures }, index) => {
      const at = (...place: Path) => ({ path: ['projects', index, ...place] })
      const isMute = Boolean(picture_url) && !picture_alt
      return [
        ...finding('could', !description && problem('noDescription', title), at('description')),
        ...finding('could', !picture_url && problem('noPicture', title), at('picture_url')),
        ...finding('could', isMute && noAlt(title, 'picture_alt'), at('picture_alt')),
        ...(pictures ?? []).flatMap(({ alt }, position) =>
          finding('should', !alt?.trim() && noAlt(title, 'alt'), at('pictures', position, 'alt')),
        ),
      ]
    }),
  ]
}

const noAlt = (title: string, field: string) => problem('noAlt', title, field)

function checkTestimonials({ projects, testimonials }: Content) {
  const normalise = (title: string) => title.trim().toLowerCase()
  const titles = new Set(projects.map(({ title }) => normalise(title)))
  return testimonials.flatMap((testimonial, index) => {
    const { testimonial_image_url: image, customer_name: name } = testimonial
    const { project, project_title: title, testimonial_image_alt: alt } = testimonial
    const at = (field: string) => ({ path: ['testimonials', index, field] })
    const isMute = Boolean(image) && !alt
    const isUnknown = !project && title && !titles.has(normalise(title))
    const unknown = isUnknown ? problem('unknownProject', name, title) : undefined
    const field = 'testimonial_image_alt'
    return [
      ...finding('could', isMute && noAlt(name, field), at(field)),
      ...finding('could', unknown, at('project_title')),
    ]
  })
}

/** Checks the picture, and the invitations: without mails, the one to subscribe is not shown. */
function checkProfile({ profile }: Content, sendsMail: boolean) {
  const field = 'profile_picture_full_url'
  return [
    ...finding('could', !profile[field] && problem('noPhoto', field), { path: ['profile', field] }),
    ...(profile.invitations ?? []).flatMap(({ page }, index) => {
      const isDead = !sendsMail && page === 'newsletter'
      return finding('must', isDead && problem('noSubscriptions'), {
        path: ['profile', 'invitations', index, 'title'],
      })
    }),
  ]
}

export function checkPosts(posts: readonly PostSource[]): Finding[] {
  return posts.flatMap(({ post, file, lineOf }, index) => {
    const { title, content, excerpt, cover_url, cover_alt } = post
    const isMute = Boolean(cover_url) && !cover_alt
    const place = (field: string, near = 'title') => {
      return { path: ['posts', index, field], line: lineOf([near]) }
    }
    return [
      ...finding('could', !content?.trim() && problem('noText', title), place('content')),
      ...finding('could', !excerpt?.trim() && problem('noExcerpt', title), place('excerpt')),
      ...finding('could', isMute && noAlt(title, 'cover_alt'), place('cover_alt', 'cover_url')),
    ].map((one) => ({ ...one, file }))
  })
}
