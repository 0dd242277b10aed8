import { prefetchPages } from '../../api/mergedPages'
import { prefetchOptions, type QueryThunk } from '../../api/prefetchQueries'
import type { Transport } from '../../api/transport'
import { api } from '../../api/api'
import type { DocumentHost } from '../../contract/messages'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { isCompleteFeed } from '../../features/posts/usePostFeed'
import { postsApi } from '../../features/posts/postsApi'
import { profileId } from '../../features/profile/profileApi'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import type { Language } from '../../language/languages'
import { createStore } from '../store'

const { listActiveCategories } = categoriesApi.endpoints
const { listProfileProjects } = profileProjectsApi.endpoints
const { listPosts } = postsApi.endpoints
const { listTestimonialsOfCategory } = testimonialsApi.endpoints

/**
 * Sends all requests that a visitor can cause on a rendered page in a language: further pages of the
 * lists, and the lists of all categories and tags. The static export stores the responses.
 */
export async function prefetchEverything(
  transport: Transport,
  host: DocumentHost,
  language: Language,
): Promise<void> {
  const store = createStore({ transport, host, language })
  const prefetchList = (category?: string) =>
    store.dispatch(
      prefetchPages((page) =>
        listProfileProjects.initiate({ profileId, category, page }, prefetchOptions),
      ),
    )
  const { data: categories = [] } = await store.dispatch(
    listActiveCategories.initiate(undefined, prefetchOptions),
  )
  await prefetchList()
  for (const { id, name } of categories) {
    await prefetchList(name)
    await store.dispatch(listTestimonialsOfCategory.initiate(id, prefetchOptions))
  }
  await store.dispatch(prefetchAllPosts)
  store.dispatch(api.util.resetApiState())
}

/** The pages of all posts and, if there are several, of each tag. */
const prefetchAllPosts: QueryThunk = async (dispatch) => {
  const prefetchList = (tag?: string) =>
    dispatch(prefetchPages((page) => listPosts.initiate({ tag, page }, prefetchOptions)))
  const { data: first } = await dispatch(listPosts.initiate({ page: 1 }, prefetchOptions))
  if (!first || isCompleteFeed(first)) return
  await prefetchList()
  for (const { name } of first.tags ?? []) await prefetchList(name)
}
