import { CategoryInput, type Category } from '../../contract/categories'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { categoryWritesApi } from '../../features/categories/categoryWritesApi'
import { defineForm } from '../forms/fields'
import { allRows, defineList, statusOfActive } from '../lists/entryList'

const { getCategory, createCategory, updateCategory, deleteCategory } = categoryWritesApi.endpoints

const list = defineList<Category>({
  resource: 'categories',
  useRows: () => categoriesApi.endpoints.listCategories.useQuery(allRows),
  updateRows: (change) => categoriesApi.util.updateQueryData('listCategories', allRows, change),
  summarize: ({ name, is_active }) => ({
    title: name,
    statuses: [statusOfActive(is_active)],
    thumbnail: { cloth: { name, category: name } },
  }),
  visibility: 'is_active',
  titleField: 'name',
  remove: (id) => deleteCategory.initiate(id),
})

const form = defineForm<CategoryInput, 'categories'>({
  resource: 'categories',
  schema: CategoryInput,
  endpoints: { get: getCategory, create: createCategory, update: updateCategory },
  initialValues: { is_active: true },
  fields: { name: 'text', is_active: 'flag' },
})

export const categories = { list, form }
