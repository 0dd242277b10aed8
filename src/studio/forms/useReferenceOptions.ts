import { categoriesApi } from '../../features/categories/categoriesApi'
import { projectsApi } from '../../features/projects/projectsApi'
import { skillsApi } from '../../features/skills/skillsApi'
import { allRows } from '../lists/entryList'
import type { ReferenceKind } from './fields'

interface ReferenceOption {
  value: string
  label: string
}

/** The entries that a field can refer to; none until they are loaded. */
export function useReferenceOptions(kind: ReferenceKind): ReferenceOption[] {
  const isSkipped = (other: ReferenceKind) => ({ skip: kind !== other })
  const categories = categoriesApi.endpoints.listCategories.useQuery(
    allRows,
    isSkipped('categories'),
  )
  const skills = skillsApi.endpoints.listSkills.useQuery(allRows, isSkipped('skills'))
  const projects = projectsApi.endpoints.listProjects.useQuery(allRows, isSkipped('projects'))
  const rows = {
    categories: categories.data?.categories.map(({ id, name }) => ({ id, label: name })),
    skills: skills.data?.skills.map(({ id, name }) => ({ id, label: name })),
    projects: projects.data?.projects.map(({ id, title }) => ({ id, label: title })),
  }[kind]
  return (rows ?? []).map(({ id, label }) => ({ value: String(id), label }))
}
