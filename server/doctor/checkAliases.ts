import { splitLanguage, type OfferedLanguages } from '../../src/language/languages'
import { formerPathKey } from '../../src/lib/formerPaths'
import { paths } from '../../src/lib/paths'
import type { Content } from '../content/contentSchema'
import type { PostSource } from '../content/postFiles'
import { finding, problem, type Finding } from './finding'

const { about, skills, projects, testimonials, blog, contact } = paths

/** Finds former paths of posts that lead elsewhere: to a page of the site, or to another post. */
export function checkAliases(
  content: Content,
  posts: readonly PostSource[],
  languages: OfferedLanguages,
): Finding[] {
  const pages = new Set([
    ...['', about, skills, projects, testimonials, blog, contact],
    ...content.projects.flatMap((project) => slugsOf(project).map(paths.project)),
    ...posts.flatMap(({ post }) => slugsOf(post).map(paths.post)),
  ])
  const owners = new Map<string, PostSource>()
  return posts.flatMap((source, index) =>
    (source.post.aliases ?? []).flatMap((alias, position) => {
      const key = formerPathKey(alias)
      const path = splitLanguage(key, languages).path.replace(/^\/$/, '')
      const owner = owners.get(key) ?? source
      owners.set(key, owner)
      const isTaken = owner !== source || pages.has(path) || /^\/studio(?:\/|$)/.test(key)
      const place = {
        line: source.lineOf(['aliases', position]),
        path: ['posts', index, 'aliases', position],
      }
      const taken = isTaken && problem('aliasTaken', source.post.title, alias)
      return finding('should', taken, place).map((one) => ({ ...one, file: source.file }))
    }),
  )
}

/** The slugs of an entry in all languages. */
function slugsOf({ slug, translations }: Pick<PostSource['post'], 'slug' | 'translations'>) {
  const translated = Object.values(translations ?? {}).map((texts) => texts.slug)
  return [slug, ...translated].filter((one) => typeof one === 'string')
}
