import { splitLanguage, type OfferedLanguages } from '../../src/language/languages'
import { formerPathKey } from '../../src/lib/formerPaths'
import { paths } from '../../src/lib/paths'
import type { Content } from '../content/contentSchema'
import type { PostSource } from '../content/postFiles'
import type { Message } from '../language/texts'
import { finding, type Finding } from './finding'

const { about, skills, projects, testimonials, blog, contact } = paths
const fixedPages = [about, skills, projects, testimonials, blog, contact]

/** Finds former paths that two posts have, and those at which the site has a page. */
export function checkAliases(
  content: Content,
  posts: readonly PostSource[],
  languages: OfferedLanguages,
): Finding[] {
  const pages = new Set([
    ...fixedPages,
    ...content.projects.flatMap((project) => slugsOf(project).map(paths.project)),
    ...posts.flatMap(({ post }) => slugsOf(post).map(paths.post)),
  ])
  const isPage = (key: string) => {
    const { path } = splitLanguage(key, languages)
    return path === paths.home || /^\/studio(?:\/|$)/.test(key) || pages.has(path)
  }
  const first = new Map<string, PostSource>()
  return posts.flatMap((source, index) => {
    const { post, file, lineOf } = source
    return (post.aliases ?? []).flatMap((alias, position) => {
      const key = formerPathKey(alias)
      const other = first.get(key) ?? source
      first.set(key, other)
      const page: Message = ({ doctor }) => doctor.aliasOfPage(post.title, alias)
      const shared: Message = ({ doctor }) =>
        doctor.sharedAlias(post.title, alias, other.post.title)
      const path = ['posts', index, 'aliases', position]
      const line = lineOf(['aliases', position])
      const message = isPage(key) ? page : other !== source ? shared : undefined
      return finding('should', message, { path, line }).map((one) => ({ ...one, file }))
    })
  })
}

/** The slugs of an entry in all languages. */
function slugsOf({ slug, translations }: Pick<PostSource['post'], 'slug' | 'translations'>) {
  const translated = Object.values(translations ?? {}).map((texts) => texts.slug)
  return [slug, ...translated].filter((one) => typeof one === 'string')
}
