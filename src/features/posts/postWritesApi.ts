import { api } from '../../api/api'
import { entryEndpoints, pickData } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type { Post, PostDetail, PostInput } from '../../contract/posts'
import { postDataSchema, postsDataSchema } from '../../contract/responses/posts'

const path = '/posts'

export const postWritesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { get, create, update, remove } = entryEndpoints<PostDetail, PostInput>(build, {
      path,
      tag: 'Post',
      response: pickData(postDataSchema, 'post'),
    })
    return {
      listAllPosts: build.query<Post[], void>({
        query: () => ({ url: path, params: { page: 1, limit: 1000 } }),
        ...pickData(postsDataSchema, 'posts'),
        providesTags: [listTag('Post')],
      }),
      getPost: get,
      createPost: create,
      updatePost: update,
      deletePost: remove,
    }
  },
})
