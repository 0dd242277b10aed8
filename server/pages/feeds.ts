import { paths } from '../../src/lib/paths'
import { escapeMarkup as escape } from '../markdown/toHtml'
import type { FeedContent, FeedPost } from './feedPosts'

/** The feeds of the posts, relative to the public address. */
export const feeds = {
  atom: { path: '/feed.xml', type: 'application/atom+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const

/** The language of posts without another one. */
const defaultLanguage = 'id'

const titleOf = ({ full_name }: FeedContent['owner']) => `Artikel - ${full_name}`

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

/** An Atom feed (RFC 4287) with the full texts. */
export function buildAtomFeed(publicUrl: string, { owner, posts }: FeedContent): string {
  const blog = escape(publicUrl + paths.blog)
  const updated = posts.map((post) => post.updated).sort()
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${defaultLanguage}">
  <title>${escape(titleOf(owner))}</title>
  <id>${blog}</id>
  <link rel="alternate" type="text/html" href="${blog}"/>
  <link rel="self" type="${feeds.atom.type}" href="${escape(publicUrl + feeds.atom.path)}"/>
  <updated>${updated.at(-1) ?? new Date(0).toISOString()}</updated>
  <author><name>${escape(owner.full_name)}</name></author>
${posts.map(atomEntry).join('')}</feed>
`
}

function atomEntry(post: FeedPost): string {
  const url = escape(post.url)
  const language = escape(post.language || defaultLanguage)
  const tags = post.tags.map((tag) => `\n    <category term="${escape(tag)}"/>`)
  return `  <entry xml:lang="${language}">
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
export function buildJsonFeed(publicUrl: string, { owner, posts }: FeedContent): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(owner),
    home_page_url: publicUrl + paths.blog,
    feed_url: publicUrl + feeds.json.path,
    language: defaultLanguage,
    authors: [{ name: owner.full_name, url: publicUrl + paths.home }],
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
      language: post.language || defaultLanguage,
    })),
  })
}
