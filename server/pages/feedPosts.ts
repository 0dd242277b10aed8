import type { FastifyInstance } from 'fastify'
import type { Post, PostData } from '../../src/contract/posts'
import type { Profile, ProfileData } from '../../src/contract/profile'
import { paths } from '../../src/lib/paths'
import { pictureAddress } from '../../src/lib/pictures'
import { startOf } from '../dates'
import { toHtml } from '../markdown/toHtml'
import { readData, readPostsWithText } from './readData'

/** A post as feeds contain it, with absolute addresses. */
export interface FeedPost extends Pick<Post, 'title' | 'excerpt' | 'tags' | 'language'> {
  url: string
  html: string
  author: { name: string; avatar?: string }
  /** Times in UTC. */
  published: string
  updated: string
}

/** What a feed contains. */
export interface FeedContent {
  owner: Pick<Profile, 'full_name'>
  /** The newest first. */
  posts: FeedPost[]
}

/** Readers of feeds have the older posts already. */
const maxPosts = 20

/**
 * Reads the newest posts with a text.
 * @param publicUrl of the site, without a trailing slash
 */
export async function readFeed(app: FastifyInstance, publicUrl: string): Promise<FeedContent> {
  const { profile } = await readData<ProfileData>(app, '/api/profiles/1')
  const newest = (await readPostsWithText(app)).slice(0, maxPosts)
  const posts: FeedPost[] = []
  for (const { slug } of newest) {
    const { post } = await readData<PostData>(app, `/api/posts/slug/${slug}`)
    posts.push(toFeedPost(post, profile, publicUrl))
  }
  return { owner: profile, posts }
}

function toFeedPost(
  post: PostData['post'],
  owner: FeedContent['owner'],
  publicUrl: string,
): FeedPost {
  const { title, excerpt, tags, language, author, content_tree } = post
  const url = `${publicUrl}${paths.blog}/${post.slug}`
  const resolve = (link: string) => absoluteAddress(link, publicUrl, url)
  const published = startOf(post.publishedAt).toISOString()
  return {
    ...{ title, excerpt, tags, language, url, published },
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
