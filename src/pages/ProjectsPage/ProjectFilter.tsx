import { categoriesApi } from '../../features/categories/categoriesApi'
import { allProjects } from '../../features/projects/projectsSlice'
import { FilterBar } from '../../ui/FilterBar'
import { Loading } from '../../ui/Loading'

/** Shown if the categories cannot be loaded. */
const defaultLabels = ['Frontend', 'Backend', 'Full Stack']

interface ProjectFilterProps {
  selected: string
  onSelect: (category: string) => void
}

/** A filter button for each category. */
export function ProjectFilter({ selected, onSelect }: ProjectFilterProps) {
  const { data, isLoading } = categoriesApi.useListActiveCategoriesQuery()
  if (isLoading) return <Loading text="Loading categories..." />
  const labels = data?.map(({ name }) => name) ?? defaultLabels
  return (
    <FilterBar
      label="Kategori proyek"
      options={[
        { value: allProjects, label: 'Semua Proyek' },
        ...labels.map((label) => ({ value: label, label })),
      ]}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
