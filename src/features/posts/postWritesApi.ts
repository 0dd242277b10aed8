import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type { Post, PostDetail, PostInput } from '../../contract/posts'
import { postDataSchema, postsDataSchema } from '../../contract/responses/posts'

const path = '/posts'
const list = listTag('Post')

const { get, create, update, remove } = entryEndpoints({
  path,
  tag: 'Post',
  response: pickData(postDataSchema, 'post'),
})

export const postWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllPosts: build.query<Post[], void>({
      query: () => ({ url: path, params: { page: 1, limit: 1000 } }),
      ...pickData(postsDataSchema, 'posts'),
      providesTags: [list],
    }),
    getPost: build.query<PostDetail, number>(get),
    createPost: build.mutation<PostDetail, CreateArgs<PostInput>>(create),
    updatePost: build.mutation<PostDetail, UpdateArgs<Partial<PostInput>>>(update),
    deletePost: build.mutation<{ id: number }, number>(remove),
  }),
})
