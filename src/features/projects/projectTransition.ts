import { createPageTransition } from '../../lib/pageTransition'
import { projectsSlice } from './projectsSlice'

/** The view transition of a project's picture. */
export const { usePageTransition, useCardTransition } = createPageTransition({
  prefix: 'proyek',
  selectLastShownId: projectsSlice.selectors.selectLastShownId,
  shown: projectsSlice.actions.projectShown,
})

/** The `view-transition-name` of a project's cloth: the edge of its card, the head of its page. */
export function clothTransitionName(id: number | string): string {
  return `kain-${id}`
}
