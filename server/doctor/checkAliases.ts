import { splitLanguage, type OfferedLanguages } from '../../src/language/languages'
import { formerPathKey } from '../../src/lib/urls/formerPaths'
import { decode, pagePaths, paths } from '../../src/lib/urls/paths'
import type { Content } from '../content/contentSchema'
import type { PostSource } from '../content/posts/postFiles'
import { slugOfTitle } from '../rows/slugs'
import { finding, problem, type Finding } from './finding'

/** A test whether the site has a page at an address, such as `/about` or `/en/projects/subak?x`. */
export function findPages({ projects, posts }: Content, languages: OfferedLanguages) {
  const published = (posts ?? []).filter((post) => !post.draft && post.content?.trim())
  const active = projects.filter(({ is_active }) => is_active !== false)
  const pages = new Set([
    ...pagePaths,
    ...active.flatMap((project) => slugsOf(project).map(paths.project)),
    ...published.flatMap((post) => slugsOf(post).map(paths.post)),
  ])
  return (address: string): boolean => {
    const { pathname } = new URL(address, 'http://site')
    const { path } = splitLanguage(pathname, languages)
    const page = path === paths.home ? path : path.replace(/\/$/, '')
    return pages.has(decode(page)) || /^\/(?:projects|testimonials)\/\d+$/.test(page)
  }
}

type Titled = Pick<Content['projects'][number], 'slug' | 'title' | 'translations'>

function slugsOf({ slug, title, translations }: Titled) {
  const translated = Object.values(translations ?? {}).map((texts) => texts.slug)
  return [slug ?? slugOfTitle(title), ...translated].filter((one) => typeof one === 'string')
}

/** Finds former paths of posts that lead elsewhere: to a page of the site, or to another post. */
export function checkAliases(
  posts: readonly PostSource[],
  isPage: (address: string) => boolean,
): Finding[] {
  const owners = new Map<string, PostSource>()
  return posts.flatMap((source, index) =>
    (source.post.aliases ?? []).flatMap((alias, position) => {
      const key = formerPathKey(alias)
      const owner = owners.get(key) ?? source
      owners.set(key, owner)
      const isTaken = owner !== source || isPage(key || '/') || /^\/studio(?:\/|$)/.test(key)
      const place = {
        line: source.lineOf(['aliases', position]),
        path: ['posts', index, 'aliases', position],
      }
      const taken = isTaken && problem('aliasTaken', source.post.title, alias)
      return finding('should', taken, place).map((one) => ({ ...one, file: source.file }))
    }),
  )
}
