import { api } from '../../api/api'
import { pickData } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type { Post } from '../../contract/posts'
import { postsDataSchema } from '../../contract/responses/posts'

export const latestPostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The posts of the home page. A back end without posts responds with 404. */
    listLatestPosts: build.query<readonly Post[], void>({
      query: () => ({ url: '/posts', params: { page: 1, limit: 2 } }),
      ...pickData(postsDataSchema, 'posts', { isOptional: true }),
      providesTags: [listTag('Post')],
    }),
  }),
})
