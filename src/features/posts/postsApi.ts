import { api } from '../../api/api'
import { isNotFound } from '../../api/apiError'
import { completePagination } from '../../api/parseResponse'
import { isMissingPage, mergePages, unwrapDraft } from '../../api/mergedPages'
import { listTag } from '../../api/tags'
import type { Pagination } from '../../contract/values'
import type { Post, PostData, PostDetail, PostsData, PostTag } from '../../contract/posts'
import { postDataSchema, postsDataSchema } from '../../contract/responses/posts'

export const postPageSize = 12

export interface PostFeed {
  readonly posts: readonly Post[]
  readonly tags?: readonly PostTag[] | null
  /** Pagination of the page that was loaded last. */
  readonly pagination: Pagination
}

export interface PostPageArgs {
  /** Undefined for all posts. */
  tag?: string
  page: number
}

export const postsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A list of posts, merged into one cache entry per tag like the list of projects. A back end
     * without posts responds with 404: then, all posts of the build.
     */
    listPosts: build.query<PostFeed, PostPageArgs>({
      queryFn: async ({ tag, page }, { forced }, _extraOptions, fetchWithBaseQuery) => {
        const requestedPage = forced ? 1 : page
        const { data, error } = await fetchWithBaseQuery({
          url: '/posts',
          params: { page: requestedPage, limit: postPageSize, ...(tag !== undefined && { tag }) },
        })
        if (error && !isNotFound(error)) return { error }
        const { posts, tags, pagination } = error
          ? { posts: (await import('./staticPosts')).staticPosts }
          : (data as Partial<PostsData> & Pick<PostsData, 'posts'>)
        return {
          data: {
            posts,
            tags,
            pagination: completePagination(pagination, requestedPage, posts.length),
          },
        }
      },
      extraOptions: { dataSchema: postsDataSchema, isOptional: true },
      serializeQueryArgs: ({ queryArgs: { tag } }) => ({ tag }),
      merge: (loaded, page) => mergePages(unwrapDraft(loaded), page, 'posts'),
      forceRefetch: ({ currentArg, endpointState }) =>
        isMissingPage(currentArg, endpointState?.data as PostFeed | undefined),
      providesTags: [listTag('Post')],
    }),
    getPostBySlug: build.query<PostDetail, string>({
      query: (slug) => `/posts/slug/${encodeURIComponent(slug)}`,
      extraOptions: { dataSchema: postDataSchema },
      transformResponse: (data: PostData) => data.post,
      // Every mutation can change its neighbours and related posts.
      providesTags: [listTag('Post')],
    }),
  }),
})
