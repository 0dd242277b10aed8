import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { api } from '../../api/api'
import { isNotFound } from '../../api/apiError'
import { completePagination, isMissingPage, mergePages, unwrapDraft } from '../../api/mergedPages'
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
    /**
     * A list of posts, merged into one cache entry per tag like the list of projects. A back end
     * without posts responds with 404: then, all posts of the build, with their texts.
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
          ? { posts: await importStaticPosts() }
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
