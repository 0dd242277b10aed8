import type { Post, PostDetail, PostTag } from '../../src/contract/posts'
import { paginate, success } from './envelope'
import { mockResponse, mockErrorResponse } from './mockResponse'

const path = '/posts'

/** Tests omit optional fields. */
const tagsOf = ({ tags }: Partial<Post>) => tags ?? []

function countTags(posts: readonly Post[]): PostTag[] {
  const tags = posts.flatMap(tagsOf)
  return [...new Set(tags)].map((name) => ({
    name,
    total: tags.filter((tag) => tag === name).length,
  }))
}

/** Mocks the list of posts. */
export function servePosts(posts: readonly Post[]) {
  return mockResponse(path, (request) => {
    const tag = new URL(request.url).searchParams.get('tag')
    const tagged = tag === null ? posts : posts.filter((post) => tagsOf(post).includes(tag))
    const { rows, pagination } = paginate(tagged, request)
    return success({ posts: rows, tags: countTags(posts), pagination })
  })
}

export const failPosts = (statusCode?: number, message?: string) =>
  mockErrorResponse(path, statusCode, message)

export const postPath = '/posts/slug/:slug'

/** Mocks one post, for every slug. */
export function servePost(post: PostDetail) {
  return mockResponse(postPath, () => success({ post }))
}

export const failPost = (statusCode: number, message?: string) =>
  mockErrorResponse(postPath, statusCode, message)
