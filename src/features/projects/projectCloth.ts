import type { Project } from '../../contract/projects'
import { type CompleteCloth, resolveCloth } from '../../lib/cloth'
import { createPageTransition } from '../../lib/pageTransition'
import { projectsSlice } from './projectsSlice'

export function projectCloth({ cloth, slug, title, category_name }: Project): CompleteCloth {
  return resolveCloth({ cloth, name: slug?.trim() || title, category: category_name })
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
