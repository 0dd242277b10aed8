import { CategoryInput, type Category } from '../../contract/categories'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { categoryWritesApi } from '../../features/categories/categoryWritesApi'
import { defineForm, fresh, flag, text } from '../forms/fields'
import { allRows, defineList, statusOfActive } from '../lists/entryList'

const { getCategory, createCategory, updateCategory, deleteCategory } = categoryWritesApi.endpoints

const list = defineList<Category>({
  resource: 'categories',
  isSortable: true,
  useRows() {
    const { data, ...query } = categoriesApi.endpoints.listCategories.useQuery(allRows)
    return { ...query, rows: data?.categories }
  },
  summarize: ({ name, is_active }) => ({
    title: name,
    statuses: [statusOfActive(is_active)],
    thumbnail: { cloth: { name, category: name } },
  }),
  visibility: 'is_active',
  titleField: 'name',
  updateRows: (change) =>
    categoriesApi.util.updateQueryData('listCategories', allRows, (data) => {
      data.categories = change(data.categories)
    }),
  remove: (id) => deleteCategory.initiate(id),
})

const form = defineForm<CategoryInput, 'categories'>({
  resource: 'categories',
  schema: CategoryInput,
  requests: {
    read: (id) => getCategory.initiate(id, fresh),
    create: (write) => createCategory.initiate(write),
    update: (write) => updateCategory.initiate(write),
  },
  initialValues: { is_active: true },
  sections: [{ fields: [text('name'), flag('is_active')] }],
})

export const categories = { list, form }
