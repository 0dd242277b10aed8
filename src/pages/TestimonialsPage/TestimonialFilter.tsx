import { categoriesApi } from '../../features/categories/categoriesApi'
import type { TestimonialCategoryId } from '../../features/testimonials/testimonialsSlice'
import { FilterBar } from '../../ui/FilterBar'

interface TestimonialCategory {
  id: TestimonialCategoryId
  label: string
}

const allTestimonials: TestimonialCategory = { id: 'all', label: 'Semua Testimoni' }

/** Shown if the categories cannot be loaded. */
const defaultCategories: readonly TestimonialCategory[] = [
  { id: 1, label: 'Frontend' },
  { id: 2, label: 'Backend' },
  { id: 3, label: 'Full Stack' },
]

interface TestimonialFilterProps {
  selected: TestimonialCategoryId
  onSelect: (id: TestimonialCategoryId) => void
}

/** A filter button for each category. */
export function TestimonialFilter({ selected, onSelect }: TestimonialFilterProps) {
  const { data, error } = categoriesApi.useListActiveCategoriesQuery()
  const loaded = data?.map(({ id, name }): TestimonialCategory => ({ id, label: name }))
  const categories = loaded ?? (error ? defaultCategories : [])
  return (
    <FilterBar
      label="Kategori testimoni"
      options={[allTestimonials, ...categories].map(({ id, label }) => ({ value: id, label }))}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
