import { categoriesApi } from '../../features/categories/categoriesApi'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import type { TestimonialCategoryId } from '../../features/testimonials/testimonialsSlice'
import { categoryKey } from '../../theme/categoryKey'
import { FilterBar, sortByCount, type FilterOption } from '../../ui/FilterBar'

/** Shown if the categories cannot be loaded. */
const defaultCategories = [
  { id: 1, name: 'Frontend' },
  { id: 2, name: 'Backend' },
  { id: 3, name: 'Full Stack' },
]

interface TestimonialFilterProps {
  selected: TestimonialCategoryId
  onSelect: (id: TestimonialCategoryId) => void
}

/** A filter button for each category, with its number of testimonials where that is known. */
export function TestimonialFilter({ selected, onSelect }: TestimonialFilterProps) {
  const { data, error } = categoriesApi.useListActiveCategoriesQuery()
  const { data: testimonials } = testimonialsApi.useListTestimonialsQuery()
  const categories = data ?? (error ? defaultCategories : [])
  return (
    <FilterBar<TestimonialCategoryId>
      label="Kategori testimoni"
      noun="testimoni"
      options={sortByCount<FilterOption<TestimonialCategoryId>>([
        { value: 'all', label: 'Semua Testimoni', count: testimonials?.length },
        ...categories.map(({ id, name }) => ({
          value: id,
          label: name,
          category: categoryKey(name),
          count: data && testimonials?.filter(({ category_id }) => category_id === id).length,
        })),
      ])}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
