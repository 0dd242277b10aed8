import type { Graph } from 'schema-dts'
import type { Post } from '../../contract/posts'
import type { Profile } from '../../contract/profile'
import { paths } from '../../lib/paths'
import { pictureAddress } from '../../lib/pictures'
import { safeLink } from '../../lib/links'
import { breadcrumbData } from './breadcrumbData'
import { publicAddress } from './headTexts'

/** A post as a schema.org BlogPosting, with its breadcrumb. */
export function postData(post: Post, owner: Profile): Graph {
  const picture = safeLink(post.cover_url)
  const page = paths.post(post.slug ?? '')
  return {
    '@context': 'https://schema.org',
    '@graph': [
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
      breadcrumbData([
        { to: paths.home, label: 'Beranda' },
        { to: paths.blog, label: 'Artikel' },
        { to: page, label: post.title },
      ]),
    ],
  }
}
