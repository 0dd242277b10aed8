import { useEffect, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { projectsSlice } from './projectsSlice'

const { selectLastShownId } = projectsSlice.selectors
type ProjectsStore = Parameters<typeof selectLastShownId>[0]

/** The `view-transition-name` of a project's picture. */
function transitionNameOf(id: number | string): string {
  return `proyek-${id}`
}

/** The transition name of the picture on a project's page. */
export function usePageTransition(id: number): string {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(projectsSlice.actions.projectShown(id))
  }, [dispatch, id])
  return transitionNameOf(id)
}

/**
 * The transition name of the picture on a card, and the card's event handlers. Only the card that
 * the visitor is about to open or returns from has a name, so that nothing else moves.
 */
export function useCardTransition(id: number | string) {
  const store = useStore<ProjectsStore>()
  const [isNamed, setNamed] = useState(
    () => String(id) === String(selectLastShownId(store.getState())),
  )
  const setName = () => setNamed(true)
  return {
    transitionName: isNamed ? transitionNameOf(id) : 'auto',
    handlers: { onPointerDown: setName, onFocus: setName },
  }
}
