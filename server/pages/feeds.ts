import type { FastifyInstance } from 'fastify'
import type { PostData } from '../../src/contract/posts'
import type { Profile, ProfileData } from '../../src/contract/profile'
import { paths } from '../../src/lib/paths'
import { pictureAddress } from '../../src/lib/pictures'
import { startOf } from '../dates'
import { escapeMarkup as escape, toHtml } from '../markdown/toHtml'
import { readData, readPostsWithText } from './siteContent'

/** The feeds of the posts, relative to the public address. */
export const feeds = {
  atom: { path: '/feed.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const

/** The language of posts without another one. */
const defaultLanguage = 'id'

/** Readers of feeds have the older posts already. */
const maxPosts = 20

/** What a feed contains, with absolute addresses and times in UTC. */
type Feed = Awaited<ReturnType<typeof readFeed>>

/**
 * Elements of a document's head that name the feeds.
 * @param publicUrl of the site, without a trailing slash; empty where there are no feeds
 */
export function feedLinks(publicUrl: string): string {
  if (!publicUrl) return ''
  return Object.values(feeds)
    .map(
      ({ path, type }) =>
        `<link rel="alternate" type="${type}" title="Artikel" href="${escape(publicUrl + path)}">`,
    )
    .join('')
}

/**
 * Reads the newest posts with a text, the newest first.
 * @param publicUrl of the site, without a trailing slash
 */
export async function readFeed(app: FastifyInstance, publicUrl: string) {
  const { profile } = await readData<ProfileData>(app, '/api/profiles/1')
  const posts = []
  for (const { slug } of (await readPostsWithText(app)).slice(0, maxPosts)) {
    const { post } = await readData<PostData>(app, `/api/posts/slug/${slug}`)
    posts.push(toFeedPost(post, profile, publicUrl))
  }
  return { title: `Artikel - ${profile.full_name}`, owner: profile.full_name, posts }
}

function toFeedPost(post: PostData['post'], owner: Profile, publicUrl: string) {
  const { title, excerpt, tags, author, content_tree } = post
  const url = `${publicUrl}${paths.blog}/${post.slug}`
  const resolve = (link: string) => absoluteAddress(link, publicUrl, url)
  const published = startOf(post.publishedAt).toISOString()
  return {
    ...{ title, excerpt, tags, url, published },
    language: post.language || defaultLanguage,
    html: content_tree ? toHtml(content_tree, resolve) : '',
    author: {
      name: author?.name ?? owner.full_name,
      ...(author?.avatar && { avatar: resolve(author.avatar) }),
    },
    // A post may have been changed for the last time before its date arrived.
    updated: post.updated_at > published ? post.updated_at : published,
  }
}

/** The absolute address of a link in a post: of a path of the site, or relative to the post. */
function absoluteAddress(link: string, publicUrl: string, postUrl: string): string {
  if (/^\/(?!\/)/.test(link)) return publicUrl + pictureAddress(link)
  return URL.canParse(link, postUrl) ? new URL(link, postUrl).href : link
}

/** An Atom feed (RFC 4287) with the full texts. */
export function buildAtomFeed(publicUrl: string, { title, owner, posts }: Feed): string {
  const blog = escape(publicUrl + paths.blog)
  const updated = posts.map((post) => post.updated).sort()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${defaultLanguage}">
  <title>${escape(title)}</title>
  <id>${blog}</id>
  <link rel="alternate" type="text/html" href="${blog}"/>
  <link rel="self" type="${feeds.atom.type}" href="${escape(publicUrl + feeds.atom.path)}"/>
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
export function buildJsonFeed(publicUrl: string, { title, owner, posts }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: publicUrl + paths.blog,
    feed_url: publicUrl + feeds.json.path,
    language: defaultLanguage,
    authors: [{ name: owner, url: publicUrl + paths.home }],
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
