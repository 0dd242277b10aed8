import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import type { Post } from '../../contract/posts'
import type { Profile } from '../../contract/profile'
import type { Project } from '../../contract/projects'
import { safeLink } from '../../lib/links'
import { paths } from '../../lib/paths'
import { pictureAddress } from '../../lib/pictures'
import { publicAddress } from './headTexts'

type Steps = readonly { to: string; label: string }[]

/** The breadcrumb of a page as a schema.org BreadcrumbList. */
export function breadcrumbData(steps: Steps): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicAddress(to),
    })),
  }
}

function graphOf(entry: Thing, breadcrumb: Steps): Graph {
  return { '@context': 'https://schema.org', '@graph': [entry, breadcrumbData(breadcrumb)] }
}

/** A post as a schema.org BlogPosting, with its breadcrumb. */
export function postData(post: Post, owner: Profile): Graph {
  const picture = safeLink(post.cover_url)
  const page = paths.post(post.slug ?? '')
  return graphOf(
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt || undefined,
      url: publicAddress(page),
      mainEntityOfPage: publicAddress(page),
      image: publicAddress(picture ? pictureAddress(picture) : `/previews${page}.png`),
      datePublished: post.publishedAt || undefined,
      dateModified: post.updated_at || undefined,
      inLanguage: post.language || 'id',
      keywords: post.tags?.join(', ') || undefined,
      author: {
        '@type': 'Person',
        name: post.author?.name ?? owner.full_name,
        url: publicAddress(paths.home),
      },
    },
    [
      { to: paths.home, label: 'Beranda' },
      { to: paths.blog, label: 'Artikel' },
      { to: page, label: post.title },
    ],
  )
}

/**
 * A project as a schema.org CreativeWork, with its breadcrumb.
 * @param creator the owner's name
 */
export function projectData(project: Project, creator: string): Graph {
  const picture = safeLink(project.picture_url)
  const page = paths.project(project.slug ?? '')
  return graphOf(
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
    [
      { to: paths.home, label: 'Home' },
      { to: paths.projects, label: 'Projects' },
      { to: page, label: project.title },
    ],
  )
}

/** The period as an ISO 8601 interval; `..` is an end that is open. */
function periodOf({ start_date, end_date }: Project): string | undefined {
  return start_date ? `${start_date}/${end_date || '..'}` : undefined
}
