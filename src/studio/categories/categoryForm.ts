import { CategoryInput } from '../../contract/categories'
import { categoryWritesApi } from '../../features/categories/categoryWritesApi'
import { defineForm, flag, text } from '../forms/fields'
import { fresh } from '../forms/fresh'

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
