import { useCallback } from 'react'
import type { Project } from '../../contract/projects'
import type { CompleteCloth } from '../../lib/cloth'
import { createPageTransition } from '../../lib/pageTransition'
import { useResolveCloth } from '../../theme/useResolveCloth'
import { projectsSlice } from './projectsSlice'

type ClothSource = Pick<Project, 'cloth' | 'slug' | 'title' | 'category_name' | 'skill_names'>

/** Returns a function for the cloth of a project, filled with a figure for each technology. */
export function useProjectCloth(): (project: ClothSource) => CompleteCloth {
  const resolveCloth = useResolveCloth()
  return useCallback(
    ({ cloth, slug, title, category_name: category, skill_names: skills }) =>
      resolveCloth({ cloth, name: slug?.trim() || title, category, filling: skills?.length }),
    [resolveCloth],
  )
}

export const { usePageTransition, useCardTransition } = createPageTransition({
  prefix: 'proyek',
  selectLastShownId: projectsSlice.selectors.selectLastShownId,
  shown: projectsSlice.actions.projectShown,
})

/** The `view-transition-name` of a project's cloth: the edge of its card, the head of its page. */
export function clothTransitionName(id: number | string): string {
  return `kain-${id}`
}
