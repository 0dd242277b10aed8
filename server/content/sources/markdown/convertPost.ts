import { formerPathKey, isFormerPath } from '../../../../src/lib/urls/formerPaths'
import { safeLink } from '../../../../src/lib/urls/links'
import { pagePaths, paths } from '../../../../src/lib/urls/paths'
import { withoutEmpty } from '../../../rows/columns'
import { normaliseMarkdown } from '../../../rows/postRow'
import type { SourceFile, SourcePost } from '../source'
import { convertBody, type FindAddress } from './convertBody'
import { PostText } from './PostText'
import { withoutTitle, type UnconvertedPost } from './readPost'
import { isPictureAddress, type Site } from './Site'

const [maxText, maxAliases, maxAlias] = [100_000, 20, 200]

/** A post, and the files with its text in other languages of the interface. */
export interface TranslatedPost {
  original: UnconvertedPost
  translations: UnconvertedPost[]
}

export function convertPost({ original, translations }: TranslatedPost, site: Site): SourcePost {
  const pictures = new Map<string, SourceFile>()
  const content = convertText(original, site, pictures)
  const isCut = content.length > maxText
  const aliases = convertAliases([original, ...translations], original.slug)
  const { cover, ...fields } = original.fields
  const cover_url = takeCover(original, site, pictures)
  const texts = translations.map((post) => {
    const texts = textsOf(post, convertText(post, site, pictures))
    return [post.fields.language ?? '', { title: post.title, ...texts }] as const
  })
  return {
    post: {
      title: original.title,
      ...fields,
      ...textsOf(original, content),
      slug: original.slug,
      ...(cover_url !== undefined && { cover_url }),
      ...((fields.draft ?? isCut) && { draft: true }),
      ...(aliases.length > 0 && { aliases }),
      ...(texts.length > 0 && { translations: Object.fromEntries(texts) }),
    },
    pictures,
  }
}

const textsOf = ({ fields: { excerpt, cover } }: UnconvertedPost, content: string) =>
  withoutEmpty({ excerpt, cover_alt: cover?.alt, content: content.slice(0, maxText) })

function convertText(
  { file, notes, title, ...post }: UnconvertedPost,
  site: Site,
  pictures: Map<string, SourceFile>,
): string {
  /** Addresses on this site, which are not converted once more. */
  const converted = new Set(pagePaths)
  const findNamed = (name: string) => {
    const address = site.findNamed(name, file)
    if (address !== undefined) converted.add(address)
    return address
  }
  const findAddress: FindAddress = (url, isPicture) => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
      return safeLink(url) === undefined ? { problem: (texts) => texts.noAddress } : url
    }
    if (isPicture || isPictureAddress(url)) return site.takePicture(url, file, pictures)
    const [page = ''] = url.split(/[?#]/)
    if (converted.has(url) || page === '' || converted.has(page.replace(/(?<=.)\/$/, '')))
      return url
    return site.findPost(url, file) ?? { problem: (texts) => texts.noPost }
  }
  const text = new PostText(post.text, post.textLine, notes)
  const isMdx = /\.mdx$/i.test(file)
  const body = convertBody(post.text, { text, isMdx, findNamed, findAddress })
  const content = normaliseMarkdown(withoutTitle(normaliseMarkdown(body), title))
  if (content.length > maxText) {
    notes.add('changed', ['content'], (texts) => texts.cutText(maxText), '', post.textLine)
  }
  return content
}

function takeCover(
  { file, fields: { cover }, found }: UnconvertedPost,
  site: Site,
  pictures: Map<string, SourceFile>,
): string | undefined {
  if (!cover) return undefined
  const { path, address } = cover
  // Obsidian has covers as links: `"[[cover.png]]"`.
  const [, inside = address] = /^!?\[\[([^\]|]+)(?:\|[^\]]*)?\]\]$/.exec(address) ?? []
  if (/^https?:\/\/.{0,1980}$/i.test(inside) && URL.canParse(inside)) return inside
  const taken = site.takePicture(inside, file, pictures)
  if (typeof taken === 'string') return taken
  found.note('leftOut', path, taken.problem, address)
  return undefined
}

/** The former paths of a post and of its translations, without its address on this site. */
function convertAliases(posts: readonly UnconvertedPost[], slug: string): string[] {
  const taken = new Set([formerPathKey(paths.post(slug))])
  const aliases: string[] = []
  for (const { aliases: listed, found } of posts) {
    for (const value of listed) {
      const alias = value.replace(/\s/g, encodeURIComponent)
      const key = formerPathKey(alias)
      if (taken.has(key)) continue
      taken.add(key)
      if (!isFormerPath(alias) || alias.length > maxAlias) {
        found.note('leftOut', ['aliases'], (texts) => texts.noAlias, value)
      } else if (aliases.length === maxAliases) {
        found.note('leftOut', ['aliases'], (texts) => texts.manyAliases(maxAliases), value)
      } else aliases.push(alias)
    }
  }
  return aliases
}
