import { categoriesApi } from '../../features/categories/categoriesApi'
import { allProjects } from '../../features/projects/projectsSlice'
import { FilterBar } from '../../ui/FilterBar'
import { Loading } from '../../ui/Loading'

/** What stands in for categories that cannot be loaded. */
const fallbackLabels = ['Frontend', 'Backend', 'Full Stack']

interface ProjectFilterProps {
  chosen: string
  onChoose: (category: string) => void
}

/** One button per category of projects. */
export function ProjectFilter({ chosen, onChoose }: ProjectFilterProps) {
  const { data, isLoading } = categoriesApi.useListActiveCategoriesQuery()
  if (isLoading) return <Loading text="Loading categories..." />
  const labels = data?.map(({ name }) => name) ?? fallbackLabels
  return (
    <FilterBar
      label="Kategori proyek"
      options={[
        { value: allProjects, label: 'Semua Proyek' },
        ...labels.map((label) => ({ value: label, label })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
