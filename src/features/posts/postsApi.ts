import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api } from '../../api/api'
import { isNotFound } from '../../api/apiError'
import { completePagination, mergedPagesEndpoint, mergePages } from '../../api/mergedPages'
import { listTag } from '../../api/tags'
import type { Pagination } from '../../contract/schema/values'
import type { Post, PostData, PostDetail, PostTag } from '../../contract/posts'
import { postDataSchema, postsDataSchema } from '../../contract/responses/posts'

export const postPageSize = 12

export interface PostFeed {
  readonly posts: readonly Post[]
  readonly tags?: readonly PostTag[] | null
  /** Pagination of the page that was loaded last. */
  readonly pagination: Pagination
}

/** A page of the list. The posts of the build are not paginated. */
type PostPage = Omit<PostFeed, 'pagination'> & Partial<Pick<PostFeed, 'pagination'>>

interface PostPageArgs {
  /** Undefined for all posts. */
  tag?: string
  page: number
}

async function importStaticPosts(): Promise<readonly PostDetail[]> {
  const { staticPosts } = await import('virtual:static-posts')
  return staticPosts as readonly PostDetail[]
}

/** A post of the build, if the list consists of them: only those have a text in a list. */
async function findStaticPost(
  slug: string,
  dispatch: BaseQueryApi['dispatch'],
): Promise<PostDetail | undefined> {
  // Their code is not found either if the site has been replaced since the page was loaded.
  const posts = await importStaticPosts().catch((): PostDetail[] => [])
  const post = posts.find((one) => one.slug === slug)
  if (!post) return undefined
  const list = postsApi.endpoints.listPosts.initiate({ page: 1 }, { subscribe: false })
  const { data } = await dispatch(list)
  return data?.posts.some((one) => one.slug === slug && 'content_tree' in one) ? post : undefined
}

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For a back end without posts, which responds with 404, all posts of the build with their texts. */
    listPosts: build.query<PostFeed, PostPageArgs>({
      ...mergedPagesEndpoint<PostPageArgs, PostPage, PostFeed>({
        request: ({ tag, page }) => ({
          url: '/posts',
          params: { page, limit: postPageSize, ...(tag !== undefined && { tag }) },
        }),
        loadMissing: async () => ({ posts: await importStaticPosts() }),
        toList: ({ posts, tags, pagination }, page) => ({
          posts,
          tags,
          pagination: completePagination(pagination, page, posts.length),
        }),
        merge: (loaded, page) => mergePages(loaded, page, 'posts'),
      }),
      extraOptions: { dataSchema: postsDataSchema, isOptional: true },
      providesTags: [listTag('Post')],
    }),
    getPostBySlug: build.query<PostDetail, string>({
      queryFn: async (slug, { dispatch }, _extraOptions, fetchWithBaseQuery) => {
        const { data, error } = await fetchWithBaseQuery(`/posts/slug/${encodeURIComponent(slug)}`)
        if (!error) return { data: (data as PostData).post }
        const post = isNotFound(error) ? await findStaticPost(slug, dispatch) : undefined
        return post ? { data: post } : { error }
      },
      extraOptions: { dataSchema: postDataSchema },
      // Every mutation can change its neighbours and related posts.
      providesTags: [listTag('Post')],
    }),
  }),
})
