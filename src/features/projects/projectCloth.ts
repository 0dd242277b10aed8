import type { Project } from '../../contract/projects'
import type { CompleteCloth } from '../../lib/cloth'
import { useResolveCloth } from '../../theme/useResolveCloth'

type ClothSource = Pick<Project, 'cloth' | 'slug' | 'title' | 'category_name' | 'skill_names'>

/** Returns a function for the cloth of a project, filled with a figure for each technology. */
export function useProjectCloth(): (project: ClothSource) => CompleteCloth {
  const resolveCloth = useResolveCloth()
  return ({ cloth, slug, title, category_name: category, skill_names: skills }) =>
    resolveCloth({ cloth, name: slug?.trim() || title, category, filling: skills?.length })
}

/** The `view-transition-name` of a project's picture on its card and on its page. */
export function pictureTransitionName(id: number | string): string {
  return `proyek-${id}`
}

/** The `view-transition-name` of a project's cloth: the edge of its card, the head of its page. */
export function clothTransitionName(id: number | string): string {
  return `kain-${id}`
}
