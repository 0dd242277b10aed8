import { useCallback } from 'react'
import type { Project } from '../../contract/projects'
import type { CompleteCloth } from '../../lib/cloth'
import { createPageTransition } from '../../lib/pageTransition'
import { useResolveCloth } from '../../theme/useResolveCloth'
import { projectsSlice } from './projectsSlice'

type ClothSource = Pick<Project, 'cloth' | 'slug' | 'title' | 'category_name'>

/** Returns a function for the cloth of a project. */
export function useProjectCloth(): (project: ClothSource) => CompleteCloth {
  const resolveCloth = useResolveCloth()
  return useCallback(
    ({ cloth, slug, title, category_name: category }) =>
      resolveCloth({ cloth, name: slug?.trim() || title, category }),
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
