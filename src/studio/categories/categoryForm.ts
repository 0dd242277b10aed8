import { CategoryInput } from '../../contract/categories'
import { categoryWritesApi } from '../../features/categories/categoryWritesApi'
import { defineForm, flag, fresh, text } from '../forms/fields'

const { getCategory, createCategory, updateCategory } = categoryWritesApi.endpoints

export const categoryForm = defineForm<CategoryInput>({
  resource: 'categories',
  schema: CategoryInput,
  requests: {
    read: (id) => getCategory.initiate(id, fresh),
    create: (write) => createCategory.initiate(write),
    update: (write) => updateCategory.initiate(write),
  },
  initialValues: { is_active: true },
  sections: [{ fields: [text('name', 'Nama'), flag('is_active', 'Tampil di situs')] }],
})
