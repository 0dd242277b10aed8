import { createPageTransition } from '../../lib/pageTransition'
import { postsSlice } from './postsSlice'

/** The view transition of a post's cover. */
export const { usePageTransition, useCardTransition } = createPageTransition({
  prefix: 'artikel',
  selectLastShownId: postsSlice.selectors.selectLastShownId,
  shown: postsSlice.actions.postShown,
})
