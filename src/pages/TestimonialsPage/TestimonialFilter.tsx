import { categoriesApi } from '../../features/categories/categoriesApi'
import type { TestimonialCategoryId } from '../../features/testimonials/testimonialsSlice'
import { FilterBar } from '../../ui/FilterBar'

interface TestimonialCategory {
  id: TestimonialCategoryId
  label: string
}

const everything: TestimonialCategory = { id: 'all', label: 'Semua Testimoni' }

/** What stands in for categories that cannot be loaded. */
const fallback: readonly TestimonialCategory[] = [
  { id: 1, label: 'Frontend' },
  { id: 2, label: 'Backend' },
  { id: 3, label: 'Full Stack' },
]

interface TestimonialFilterProps {
  chosen: TestimonialCategoryId
  onChoose: (id: TestimonialCategoryId) => void
}

/** One button per category. */
export function TestimonialFilter({ chosen, onChoose }: TestimonialFilterProps) {
  const { data, error } = categoriesApi.useListActiveCategoriesQuery()
  const loaded = data?.map(({ id, name }): TestimonialCategory => ({ id, label: name }))
  const categories = loaded ?? (error ? fallback : [])
  return (
    <FilterBar
      label="Kategori testimoni"
      options={[everything, ...categories].map(({ id, label }) => ({ value: id, label }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
