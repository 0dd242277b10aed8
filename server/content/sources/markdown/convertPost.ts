import { normaliseMarkdown } from '../../../rows/postRow'
import type { SourcePost } from '../source'
import { convertAliases } from './convertAliases'
import { convertBody } from './convertBody'
import type { TranslatedPost } from './groupTranslations'
import type { PostLinks } from './PostLinks'
import { PostPictures } from './PostPictures'
import { withoutTitle, type UnconvertedPost } from './readPost'
import type { SiteFiles } from './SiteFiles'

/** Limit of the contract. */
const maxText = 100_000

/** Converts a post and its translations. */
export function convertPost(
  { original, translations }: TranslatedPost,
  files: SiteFiles,
  links: PostLinks,
): SourcePost {
  const main = convertFile(original, files, links)
  const others = translations.map((post) => ({ post, ...convertFile(post, files, links) }))
  const aliases = convertAliases([original, ...translations], original.slug)
  const { cover, ...fields } = original.fields
  const texts = others.map(({ post: { title, fields }, texts }) => {
    return [fields.language ?? '', { title, ...texts }] as const
  })
  return {
    post: {
      title: original.title,
      ...fields,
      ...main.texts,
      slug: original.slug,
      ...(main.cover !== undefined && { cover_url: main.cover }),
      ...((fields.draft ?? main.isCut) && { draft: true }),
      ...(aliases.length > 0 && { aliases }),
      ...(texts.length > 0 && { translations: Object.fromEntries(texts) }),
    },
    file: original.file,
    pictures: new Map([main, ...others].flatMap(({ pictures }) => [...pictures])),
  }
}

/** Converts the text of one file, and takes its pictures. */
function convertFile(post: UnconvertedPost, files: SiteFiles, links: PostLinks) {
  const { file, notes, title } = post
  const pictures = new PostPictures(files, file)
  const converted = convertBody(post.text, post.textLine, {
    ...{ file, notes, pictures },
    findNamed: (name) => links.findNamed(name, file),
    findPost: (link) => links.find(link, file),
  })
  const content = normaliseMarkdown(withoutTitle(normaliseMarkdown(converted), title))
  const isCut = content.length > maxText
  if (isCut) {
    const line = post.textLine
    notes.change({ value: '', line }, (texts) => texts.cutText(maxText))
  }
  const { excerpt, cover: { alt } = {} } = post.fields
  const texts = {
    ...(excerpt !== undefined && { excerpt }),
    ...(alt !== undefined && { cover_alt: alt }),
    ...(content && { content: content.slice(0, maxText) }),
  }
  return { texts, isCut, cover: takeCover(post, pictures), pictures: pictures.taken }
}

/** The address of the cover: a picture of the files, or of the web. */
function takeCover(
  { fields: { cover }, notes, lineOf }: UnconvertedPost,
  pictures: PostPictures,
): string | undefined {
  if (!cover) return undefined
  const { path, address } = cover
  // Obsidian has covers as links: `"[[cover.png]]"`.
  const [, inside = address] = /^!?\[\[([^\]|]+)(?:\|[^\]]*)?\]\]$/.exec(address) ?? []
  if (/^https?:\/\/.{0,1980}$/i.test(inside) && URL.canParse(inside)) return inside
  const taken = pictures.take(inside)
  if ('url' in taken) return taken.url
  notes.leaveOut({ path, value: address, line: lineOf(path) }, () => taken.problem)
  return undefined
}
