import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import type { Post } from '../../contract/posts'
import type { Profile } from '../../contract/profile'
import type { Project } from '../../contract/projects'
import { safeLink } from '../../lib/urls/links'
import { paths } from '../../lib/urls/paths'
import { pictureAddress } from '../../lib/pictures'
import { type ParentPage, parentPages, projectParents } from '../../ui/Breadcrumb'
import { publicAddress } from './headTexts'
import type { PageAddress, PageLanguage } from './usePageAddress'

type Steps = readonly ParentPage[]

export function breadcrumbData(steps: Steps, address: PageAddress): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(to),
    })),
  }
}

function graphOf(entry: Thing, breadcrumb: Steps, address: PageAddress): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [entry, breadcrumbData(breadcrumb, address)],
  }
}

export function postData(post: Post, owner: Profile, language: PageLanguage): Graph {
  const { address, socialImageAddress, publicUrl, texts, languageOf } = language
  const picture = safeLink(post.cover_url)
  const page = paths.post(post.slug ?? '')
  return graphOf(
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt || undefined,
      url: address(page),
      mainEntityOfPage: address(page),
      image: picture ? publicAddress(pictureAddress(picture), publicUrl) : socialImageAddress(page),
      datePublished: post.publishedAt || undefined,
      dateModified: post.updated_at || undefined,
      inLanguage: languageOf(post),
      keywords: post.tags?.join(', ') || undefined,
      author: {
        '@type': 'Person',
        name: post.author?.name ?? owner.full_name,
        url: address(paths.home),
      },
    },
    [...parentPages('blog', texts), { to: page, label: post.title }],
    address,
  )
}

export function projectData(project: Project, owner: Profile, language: PageLanguage): Graph {
  const { address, publicUrl, texts, languageOf } = language
  const { start_date, end_date } = project
  const picture = safeLink(project.picture_url)
  const page = paths.project(project.slug ?? '')
  return graphOf(
    {
      '@type': 'CreativeWork',
      name: project.title,
      description: project.description ?? undefined,
      url: address(page),
      image: picture && publicAddress(pictureAddress(picture), publicUrl),
      creator: { '@type': 'Person', name: owner.full_name, url: address(paths.home) },
      dateCreated: project.created_at ?? start_date ?? undefined,
      inLanguage: languageOf(project),
      // An ISO 8601 interval; `..` is an end that is open.
      temporalCoverage: start_date ? `${start_date}/${end_date || '..'}` : undefined,
      keywords: project.skill_names?.map(({ name }) => name).join(', '),
    },
    [...projectParents(texts), { to: page, label: project.title }],
    address,
  )
}
