import type { TrackedResource } from '../../contract/history'
import type { PreviewData } from '../../contract/preview'
import { paths } from '../../lib/paths'

/** The path of the page that shows an entry. */
export function pageOf(resource: TrackedResource, { id, slug }: PreviewData): string {
  switch (resource) {
    case 'profiles':
    case 'experience':
    case 'education':
      return paths.about
    case 'projects':
      return slug ? paths.project(slug) : paths.projects
    case 'posts':
      return slug ? paths.post(slug) : paths.blog
    case 'testimonials':
      return paths.testimonial(id)
    case 'profile-skills':
    case 'skills':
    case 'categories':
      return paths.skills
  }
}
