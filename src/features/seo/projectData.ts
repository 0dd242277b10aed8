import type { Graph } from 'schema-dts'
import type { Project } from '../../contract/projects'
import { paths } from '../../lib/paths'
import { pictureAddress } from '../../lib/pictures'
import { safeLink } from '../../lib/links'
import { breadcrumbData } from './breadcrumbData'
import { publicAddress } from './headTexts'

/**
 * A project as a schema.org CreativeWork, with its breadcrumb.
 * @param creator the owner's name
 */
export function projectData(project: Project, creator: string): Graph {
  const picture = safeLink(project.picture_url)
  const page = paths.project(project.slug ?? '')
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CreativeWork',
        name: project.title,
        description: project.description ?? undefined,
        url: publicAddress(page),
        image: picture && publicAddress(pictureAddress(picture)),
        creator: { '@type': 'Person', name: creator, url: publicAddress(paths.home) },
        dateCreated: project.created_at ?? project.start_date ?? undefined,
        temporalCoverage: periodOf(project),
        keywords: project.skill_names?.map(({ name }) => name).join(', '),
      },
      breadcrumbData([
        { to: paths.home, label: 'Home' },
        { to: paths.projects, label: 'Projects' },
        { to: page, label: project.title },
      ]),
    ],
  }
}

/** The period as an ISO 8601 interval; `..` is an end that is open. */
function periodOf({ start_date, end_date }: Project): string | undefined {
  return start_date ? `${start_date}/${end_date || '..'}` : undefined
}
