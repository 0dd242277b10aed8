import type { Content } from '../content/contentSchema'
import type { Entry } from '../content/entry'
import type { PostSource } from '../content/posts/postFiles'
import type { Path } from '../content/yamlSource'
import { startOf } from '../dates'
import { dateIn, findReversedPeriods } from '../validation/periods'
import { finding, problem } from './finding'
import type { Finding, FindingInFile, Problem, Severity } from './finding'

type Add = (severity: Severity, path: Path, found: Problem | false | undefined) => void

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
  const findings: FindingInFile[] = []
  const add: Add = (severity, path, found) =>
    findings.push(...finding(severity, found, { path, line: lineOf(path) }))
  checkDates({ ...content, posts: undefined }, [], now, add)
  findDuplicates(content, add)
  checkCategories(content, add)
  checkProjects(content, add)
  checkTestimonials(content, add)
  checkProfile(content, sendsMail, add)
  return findings
}

const pastDates = ['start_date', 'start_year', 'created_at', 'date']

function checkDates(value: unknown, path: Path, now: Date, add: Add): void {
  if (typeof value !== 'object' || value === null) return
  for (const { end, first, last } of findReversedPeriods(value)) {
    add('must', [...path, end], problem('endsBeforeStart', first, last))
  }
  for (const name of pastDates) {
    const date = dateIn(value, name)
    add(
      'should',
      [...path, name],
      date !== '' && startOf(date) > now && problem('inFuture', name, date),
    )
  }
  for (const [name, item] of Object.entries(value)) {
    checkDates(item, [...path, Array.isArray(value) ? Number(name) : name], now, add)
  }
}

function findDuplicates(content: Content, add: Add): void {
  const keys = {
    experiences: ['job_title', 'company_name', 'start_date'],
    educations: ['degree', 'institution_name', 'start_year'],
    projects: ['title'],
    testimonials: ['description'],
  } as const
  for (const [list, fields] of Object.entries(keys)) {
    const entries: Entry[] = content[list as keyof typeof keys]
    const texts = entries.map((entry) => {
      const values = fields.map((field) => entry[field])
      return values.filter(Boolean).join(', ').slice(0, 80)
    })
    texts.forEach((text, index) => {
      add(
        'should',
        [list, index],
        texts.indexOf(text) < index && problem('occursTwice', list, text),
      )
    })
  }
}

function checkCategories({ categories, skills, projects, testimonials }: Content, add: Add): void {
  const used = new Set([...skills, ...projects, ...testimonials].map(({ category }) => category))
  categories.forEach(({ name, is_active }, index) => {
    const isEmpty = is_active !== false && !used.has(name)
    add('should', ['categories', index], isEmpty && problem('emptyCategory', name))
  })
}

const noAlt = (title: string, field: string) => problem('noAlt', title, field)

function checkProjects({ projects }: Content, add: Add): void {
  const active = projects.filter(({ is_active }) => is_active !== false)
  const hasNoneFeatured = active.length > 0 && !active.some(({ is_featured }) => is_featured)
  add('should', ['projects'], hasNoneFeatured && problem('noneFeatured'))
  projects.forEach(({ title, description, picture_url, picture_alt, pictures }, index) => {
    const at = (...place: Path) => ['projects', index, ...place]
    const isMute = Boolean(picture_url) && !picture_alt
    add('could', at('description'), !description && problem('noDescription', title))
    add('could', at('picture_url'), !picture_url && problem('noPicture', title))
    add('could', at('picture_alt'), isMute && noAlt(title, 'picture_alt'))
    pictures?.forEach(({ alt }, position) => {
      add('should', at('pictures', position, 'alt'), !alt?.trim() && noAlt(title, 'alt'))
    })
  })
}

function checkTestimonials({ projects, testimonials }: Content, add: Add): void {
  const normalise = (title: string) => title.trim().toLowerCase()
  const titles = new Set(projects.map(({ title }) => normalise(title)))
  testimonials.forEach((testimonial, index) => {
    const { testimonial_image_url: image, customer_name: name } = testimonial
    const { project, project_title: title, testimonial_image_alt: alt } = testimonial
    const field = 'testimonial_image_alt'
    add('could', ['testimonials', index, field], Boolean(image) && !alt && noAlt(name, field))
    if (project || !title || titles.has(normalise(title))) return
    add('could', ['testimonials', index, 'project_title'], problem('unknownProject', name, title))
  })
}

/** Checks the picture, and the invitations: without mails, the one to subscribe is not shown. */
function checkProfile({ profile }: Content, sendsMail: boolean, add: Add): void {
  const field = 'profile_picture_full_url'
  add('could', ['profile', field], !profile[field] && problem('noPhoto', field))
  profile.invitations?.forEach(({ page }, index) => {
    const isDead = !sendsMail && page === 'newsletter'
    add('must', ['profile', 'invitations', index, 'title'], isDead && problem('noSubscriptions'))
  })
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
