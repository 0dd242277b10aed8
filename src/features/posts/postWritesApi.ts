import { api } from '../../api/api'
import {
  createRequest,
  deleteRequest,
  updateRequest,
  type CreateArgs,
  type UpdateArgs,
} from '../../api/entryWrites'
import { itemTag, listTag, unlessRejected } from '../../api/tags'
import type {
  Post,
  PostChanges,
  PostData,
  PostDetail,
  PostInput,
  PostsData,
} from '../../contract/posts'
import { postDataSchema, postsDataSchema } from './postSchemas'

const path = '/posts'
const list = listTag('Post')

/** All posts, a post by its id, and mutations. */
export const postWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllPosts: build.query<Post[], void>({
      query: () => ({ url: path, params: { page: 1, limit: 1000 } }),
      extraOptions: { dataSchema: postsDataSchema },
      transformResponse: (data: PostsData) => data.posts,
      providesTags: [list],
    }),
    getPost: build.query<PostDetail, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { dataSchema: postDataSchema },
      transformResponse: (data: PostData) => data.post,
      providesTags: (_post, _error, id) => [itemTag('Post', id)],
    }),
    createPost: build.mutation<PostDetail, CreateArgs<PostInput>>({
      query: createRequest(path),
      extraOptions: { dataSchema: postDataSchema },
      transformResponse: (data: PostData) => data.post,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updatePost: build.mutation<PostDetail, UpdateArgs<PostChanges>>({
      query: updateRequest(path),
      extraOptions: { dataSchema: postDataSchema },
      transformResponse: (data: PostData) => data.post,
      invalidatesTags: (_post, error, { id }) => unlessRejected(error, [list, itemTag('Post', id)]),
    }),
    deletePost: build.mutation<{ id: number }, number>({
      query: deleteRequest(path),
      invalidatesTags: (_deleted, error, id) => unlessRejected(error, [list, itemTag('Post', id)]),
    }),
  }),
})
