import { prefetchOptions, prefetchPages } from '../api/prefetchQueries'
import type { Transport } from '../api/baseQuery'
import { api } from '../api/api'
import { categoriesApi } from '../features/categories/categoriesApi'
import { profileId } from '../features/profile/profileApi'
import { profileProjectsApi } from '../features/projects/profileProjectsApi'
import { testimonialsApi } from '../features/testimonials/testimonialsApi'
import { createStore } from './store'

const { listActiveCategories } = categoriesApi.endpoints
const { listProfileProjects } = profileProjectsApi.endpoints
const { listTestimonialsOfCategory } = testimonialsApi.endpoints

/**
 * Sends all requests that a visitor can cause on a rendered page: further pages of the lists, and
 * the lists of all categories. The static export stores the responses.
 */
export async function prefetchEverything(transport: Transport): Promise<void> {
  const store = createStore({ transport })
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
  store.dispatch(api.util.resetApiState())
}
