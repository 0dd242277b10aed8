import type { Content } from '../content/contentSchema'
import type { PostSource } from '../content/postFiles'
import { type Fact, finding, type Finding, type FindingInFile } from './finding'

/** Finds lists and pages that stay empty, and entries without text, picture or description. */
export function findMissingParts(content: Content): Fact[] {
  return [
    ...checkCategories(content),
    ...checkProjects(content),
    ...checkTestimonials(content),
    ...checkProfilePicture(content),
  ]
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
      const at = (field: string) => ['projects', index, field]
      const noText = `"${title}" has no description: say in two sentences what it does and for whom.`
      const noPicture = `"${title}" has no picture: without one a pattern is shown.`
      return [
        ['should', at('description'), description ? undefined : noText],
        ['could', at('picture_url'), picture_url ? undefined : noPicture],
        [
          'could',
          at('picture_alt'),
          picture_url && !picture_alt ? noAlt('picture_alt', title) : undefined,
        ],
      ]
    }),
    ...projects.flatMap(checkGallery),
  ]
}

function checkGallery({ title, pictures }: Content['projects'][number], index: number): Fact[] {
  return (pictures ?? []).map(({ alt }, position) => {
    const path = ['projects', index, 'pictures', position, 'alt']
    return [
      'should',
      path,
      alt?.trim() ? undefined : noAlt('alt', title, `picture ${position + 1}`),
    ]
  })
}

function checkTestimonials({ projects, testimonials }: Content): Fact[] {
  const titles = new Set(projects.map(({ title }) => normaliseTitle(title)))
  return testimonials.flatMap((testimonial, index): Fact[] => {
    const { testimonial_image_url, testimonial_image_alt, customer_name } = testimonial
    const { project, project_title } = testimonial
    const isMissing = testimonial_image_url && !testimonial_image_alt
    const alt = ['testimonials', index, 'testimonial_image_alt']
    const isUnknown = !project && project_title && !titles.has(normaliseTitle(project_title))
    const unknown = `project_title of ${customer_name}, "${project_title}", is the title of no project: correct it, or name the project's slug in project.`
    return [
      ['could', alt, isMissing ? noAlt('testimonial_image_alt', customer_name) : undefined],
      ['could', ['testimonials', index, 'project_title'], isUnknown ? unknown : undefined],
    ]
  })
}

function normaliseTitle(title: string): string {
  return title.trim().toLowerCase()
}

function noAlt(field: string, title: string, picture = 'the picture'): string {
  return `${picture} of "${title}" has no description for visitors who do not see it: add ${field}.`
}

function checkProfilePicture({ profile }: Content): Fact[] {
  const message = 'profile_picture_full_url is missing: add a photo to public/pictures.'
  return [
    [
      'could',
      ['profile', 'profile_picture_full_url'],
      profile.profile_picture_full_url ? undefined : message,
    ],
  ]
}

/**
 * Finds posts without text or excerpt, and covers without a description.
 * @returns findings with a path within the post
 */
export function checkPosts(posts: readonly PostSource[]): Finding[] {
  return posts.flatMap(({ post, file, lineOf }) => {
    const { title, content, excerpt, cover_url, cover_alt } = post
    const noText = `"${title}" has no text: without one it has no page.`
    const noExcerpt = `"${title}" has no excerpt: say in two sentences what it is about.`
    const noAlt = `the cover of "${title}" has no description for visitors who do not see it: add cover_alt.`
    const about = (field: string, line = lineOf(['title'])) => ({ path: [field], line })
    const findings: FindingInFile[] = [
      ...finding('could', content?.trim() ? undefined : noText, about('content')),
      ...finding('should', excerpt?.trim() ? undefined : noExcerpt, about('excerpt')),
      ...finding(
        'should',
        cover_url && !cover_alt ? noAlt : undefined,
        about('cover_alt', lineOf(['cover_url'])),
      ),
    ]
    return findings.map((one) => ({ ...one, file }))
  })
}
