import type { Category } from '../../contract/categories'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { categoryWritesApi } from '../../features/categories/categoryWritesApi'
import { allRows, type EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

const list: EntryListDefinition<Category> = {
  resource: 'categories',
  isSortable: true,
  summarize: ({ name, is_active }) => ({
    title: name,
    details: [],
    statuses: [is_active === 0 && 'Nonaktif'],
  }),
  updateRows: (change) =>
    categoriesApi.util.updateQueryData('listCategories', allRows, (data) => {
      data.categories = change(data.categories)
    }),
  remove: (id) => categoryWritesApi.endpoints.deleteCategory.initiate(id),
}

/** The list of categories, in the order of the filters. */
export default function CategoriesScreen() {
  const { data, error, refetch } = categoriesApi.endpoints.listCategories.useQuery(allRows)
  return <EntryListScreen list={list} rows={data?.categories} error={error} onRetry={refetch} />
}
