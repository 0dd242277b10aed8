import { categoriesApi } from '../../features/categories/categoriesApi'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import type { TestimonialCategoryId } from '../../features/testimonials/testimonialsSlice'
import { useTexts } from '../../language/TextsContext'
import { categoryKey } from '../../lib/cloth'
import { FilterBar, type FilterOption, sortByCount } from '../../ui/lists/FilterBar'

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

export function TestimonialFilter({ selected, onSelect }: TestimonialFilterProps) {
  const { testimonials: texts } = useTexts()
  const { data, error } = categoriesApi.useListActiveCategoriesQuery()
  const { data: testimonials } = testimonialsApi.useListTestimonialsQuery()
  const categories = data ?? (error ? defaultCategories : [])
  // Testimonials of another API may lack the id.
  const isCounted = data && testimonials?.some(({ category_id }) => category_id !== undefined)
  return (
    <FilterBar<TestimonialCategoryId>
      label={texts.filter}
      describeCount={texts.count}
      options={sortByCount<FilterOption<TestimonialCategoryId>>([
        { value: 'all', label: texts.all, count: testimonials?.length },
        ...categories.map(({ id, name }) => ({
          value: id,
          label: name,
          category: categoryKey(name),
          count: isCounted
            ? testimonials?.filter(({ category_id }) => category_id === id).length
            : undefined,
        })),
      ])}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
