import type { Project } from '../../contract/projects'
import type { CompleteCloth } from '../../lib/cloth'
import { safeLink } from '../../lib/safeLink'
import { projectCloth } from './projectCloth'

/** A project as the home page shows it. */
export interface FeaturedProject {
  id: string
  title: string
  description: string
  image: string | undefined
  imageColours: string | undefined
  technologies: string[]
  githubUrl: string | undefined
  liveUrl: string | undefined
  featured: boolean
  /** Lower case, with hyphens instead of spaces. */
  category: string
  slug: string | undefined
  cloth: CompleteCloth
}

/** Maps a project of the API to the fields that the home page shows. */
export function toFeaturedProject(project: Project): FeaturedProject {
  return {
    id: String(project.id),
    title: project.title,
    description: project.description ?? '',
    image: safeLink(project.picture_url),
    imageColours: project.picture_colours,
    technologies: [...new Set(project.skill_names?.map(({ name }) => name))],
    githubUrl: safeLink(project.link_code),
    liveUrl: safeLink(project.link_demo),
    featured: project.is_featured === 1,
    category: (project.category_name ?? '').toLowerCase().replace(/\s+/g, '-'),
    slug: project.slug?.trim() || undefined,
    cloth: projectCloth(project),
  }
}
