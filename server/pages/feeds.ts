import type { FastifyInstance } from 'fastify'
import type { PostData } from '../../src/contract/posts'
import type { Profile, ProfileData } from '../../src/contract/profile'
import { languagePrefix, type Language, type OfferedLanguages } from '../../src/language/languages'
import { paths } from '../../src/lib/urls/paths'
import { pictureAddress } from '../../src/lib/pictures'
import { startOf } from '../dates'
import { catalogues } from '../language/catalogues'
import { escapeMarkup as escape, toHtml } from '../markdown/toHtml'
import { readData, readPosts } from './siteContent'

/** The feeds of the posts, relative to the public address. */
export const feeds = {
  atom: { path: '/feed.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const

/** Readers of feeds have the older posts already. */
const maxPosts = 20

/** What a feed contains, with absolute addresses and times in UTC. */
type Feed = Awaited<ReturnType<typeof readFeed>>

interface FeedOptions {
  /** The URL of the site, without a trailing slash. */
  publicUrl: string
  language: Language
  offered: OfferedLanguages
}

/** Elements of a document's head that name the feeds; none without a public URL. */
export function feedLinks({
  publicUrl,
  language,
  offered,
}: Partial<FeedOptions> & Omit<FeedOptions, 'publicUrl'>): string {
  if (!publicUrl) return ''
  const home = publicUrl + languagePrefix(language, offered)
  const title = catalogues[language].visitors.feedLink
  return Object.values(feeds)
    .map(
      ({ path, type }) =>
        `<link rel="alternate" type="${type}" title="${title}" href="${escape(home + path)}">`,
    )
    .join('')
}

export async function readFeed(app: FastifyInstance, options: FeedOptions) {
  const { publicUrl, language, offered } = options
  const home = publicUrl + languagePrefix(language, offered)
  const lang = `lang=${language}`
  const { profile } = await readData<ProfileData>(app, `/api/profiles/1?${lang}`)
  const posts = []
  for (const { slug } of (await readPosts(app, language)).slice(0, maxPosts)) {
    const { post } = await readData<PostData>(app, `/api/posts/slug/${slug}?${lang}`)
    posts.push(toFeedPost(post, profile, { ...options, home }))
  }
  const owner = profile.full_name
  return { title: catalogues[language].visitors.feed(owner), owner, language, home, posts }
}

function toFeedPost(
  post: PostData['post'],
  owner: Profile,
  { publicUrl, language, offered, home }: FeedOptions & { home: string },
) {
  const { title, excerpt, tags, author, content_tree, untranslated } = post
  const url = home + paths.post(post.slug)
  const resolve = (link: string) => absoluteAddress(link, publicUrl, url)
  const published = startOf(post.publishedAt).toISOString()
  return {
    ...{ title, excerpt, tags, url, published },
    language: post.language || (untranslated?.includes('content') ? offered[0] : language),
    html: content_tree ? toHtml(content_tree, resolve) : '',
    author: {
      name: author?.name ?? owner.full_name,
      ...(author?.avatar && { avatar: resolve(author.avatar) }),
    },
    // A scheduled post may have been changed for the last time before it was published.
    updated: post.updated_at > published ? post.updated_at : published,
  }
}

/** The absolute address of a link in a post: of a path of the site, or relative to the post. */
function absoluteAddress(link: string, publicUrl: string, postUrl: string): string {
  if (/^\/(?!\/)/.test(link)) return publicUrl + pictureAddress(link)
  return URL.canParse(link, postUrl) ? new URL(link, postUrl).href : link
}

/** An Atom feed (RFC 4287) with the full texts. */
export function buildAtomFeed({ title, owner, language, home, posts }: Feed): string {
  const blog = escape(home + paths.blog)
  const updated = posts.map((post) => post.updated).sort()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escape(title)}</title>
  <id>${blog}</id>
  <link rel="alternate" type="text/html" href="${blog}"/>
  <link rel="self" type="${feeds.atom.type}" href="${escape(home + feeds.atom.path)}"/>
  <updated>${updated.at(-1) ?? new Date(0).toISOString()}</updated>
  <author><name>${escape(owner)}</name></author>
${posts.map(atomEntry).join('')}</feed>
`
}

function atomEntry(post: Feed['posts'][number]): string {
  const url = escape(post.url)
  const tags = post.tags.map((tag) => `\n    <category term="${escape(tag)}"/>`)
  return `  <entry xml:lang="${escape(post.language)}">
    <title>${escape(post.title)}</title>
    <id>${url}</id>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${post.published}</published>
    <updated>${post.updated}</updated>
    <author><name>${escape(post.author.name)}</name></author>${tags.join('')}
    <summary>${escape(post.excerpt)}</summary>
    <content type="html">${escape(post.html)}</content>
  </entry>
`
}

/** A JSON Feed 1.1 with the full texts. */
export function buildJsonFeed({ title, owner, language, home, posts }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home + paths.blog,
    feed_url: home + feeds.json.path,
    language,
    authors: [{ name: owner, url: home + paths.home }],
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.excerpt || undefined,
      content_html: post.html,
      date_published: post.published,
      date_modified: post.updated,
      authors: [post.author],
      tags: post.tags,
      language: post.language,
    })),
  })
}
