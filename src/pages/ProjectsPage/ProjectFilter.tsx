import { categoriesApi } from '../../features/categories/categoriesApi'
import { allProjects } from '../../features/projects/projectsSlice'
import { projectStatsApi } from '../../features/projects/projectStatsApi'
import { categoryKey } from '../../theme/categoryKey'
import { FilterBar, sortByCount } from '../../ui/FilterBar'
import { Loading } from '../../ui/Loading'

/** Shown if the categories cannot be loaded. */
const defaultLabels = ['Frontend', 'Backend', 'Full Stack']

interface ProjectFilterProps {
  selected: string
  onSelect: (category: string) => void
}

/** A filter button for each category, with its number of projects where that is known. */
export function ProjectFilter({ selected, onSelect }: ProjectFilterProps) {
  const { data, isLoading } = categoriesApi.useListActiveCategoriesQuery()
  // Awaited, so that the buttons do not change their order under the pointer.
  const { data: stats, isLoading: isCounting } = projectStatsApi.useGetProjectStatsQuery()
  if (isLoading || isCounting) return <Loading text="Loading categories..." lang="en" />
  const labels = data?.map(({ name }) => name) ?? defaultLabels
  const countOf = (label: string) =>
    stats?.byCategory.find(({ category_name: name }) => name === label)?.total ?? 0
  return (
    <FilterBar
      label="Kategori proyek"
      noun="proyek"
      options={sortByCount([
        { value: allProjects, label: 'Semua Proyek', count: stats?.total },
        ...labels.map((label) => ({
          value: label,
          label,
          category: categoryKey(label),
          count: data && stats && countOf(label),
        })),
      ])}
      selected={selected}
      onSelect={onSelect}
    />
  )
}
