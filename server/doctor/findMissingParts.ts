import type { Content } from '../content/contentSchema'
import type { Fact } from './finding'

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
