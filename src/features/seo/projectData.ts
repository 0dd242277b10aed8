import type { Graph } from 'schema-dts'
import type { Project } from '../../contract/projects'
import { paths } from '../../lib/paths'
import { pictureAddress } from '../../lib/pictures'
import { safeLink } from '../../lib/safeLink'
import { breadcrumbData } from './breadcrumbData'
import { publicAddress } from './publicAddress'

/** A project as a schema.org CreativeWork, with its breadcrumb. */
export function projectData(project: Project): Graph {
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
        dateCreated: project.created_at ?? undefined,
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
