import { categoriesApi } from '../../features/categories/categoriesApi'
import { projectsApi } from '../../features/projects/projectsApi'
import { skillsApi } from '../../features/skills/skillsApi'
import { allRows } from '../lists/entryList'
import type { Field, ReferenceKind } from './fields'

interface Reference {
  id: number
  name?: string
  title?: string
}

interface ReferenceList {
  useQuery: (args: typeof allRows, options?: { skip: boolean }) => { data?: Reference[] }
}

const lists = {
  categories: categoriesApi.endpoints.listCategories,
  skills: skillsApi.endpoints.listSkills,
  projects: projectsApi.endpoints.listProjects,
} as Record<ReferenceKind, ReferenceList>

/** The entries that a field can refer to; none until they are loaded, or with `skip`. */
export function useReferences(to: ReferenceKind, skip = false) {
  const { data = [] } = lists[to].useQuery(allRows, { skip })
  return data.map(({ id, name, title }) => ({ value: id, label: name ?? title ?? String(id) }))
}

type References = Record<ReferenceKind, ReturnType<typeof useReferences>>

/** The entries that any of the fields refer to. */
export function useReferencesOf(fields: readonly Field[]): References {
  const kinds = new Set(referenceKinds(fields))
  return {
    categories: useReferences('categories', !kinds.has('categories')),
    skills: useReferences('skills', !kinds.has('skills')),
    projects: useReferences('projects', !kinds.has('projects')),
  }
}

function referenceKinds(fields: readonly Field[]): ReferenceKind[] {
  return fields.flatMap(({ control }) => {
    if (control.type === 'reference') return [control.to]
    return 'fields' in control ? referenceKinds(control.fields) : []
  })
}
