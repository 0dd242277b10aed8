import { resolveAppearance } from '../../contract/constants'
import type { AppStore } from '../../app/store'
import { appearanceApi } from '../../features/appearance/appearanceApi'
import { appearanceSlice } from '../../theme/appearanceSlice'
import { env } from '../../env'
import { appearanceStyle } from '../../theme/appearanceStyle'
import { fresh } from '../forms/fields'

/** Reads the appearance into the store. Where the API fails, it stays as it is. */
export async function readAppearance({ dispatch }: AppStore): Promise<void> {
  const { data } = await dispatch(appearanceApi.endpoints.getAppearance.initiate(undefined, fresh))
  if (data) dispatch(appearanceSlice.actions.changed(resolveAppearance(data)))
}

/**
 * Gives a document the colours, the cloth and the typeface that the store has, whatever action has changed them.
 * @returns a function that stops it
 */
export function followAppearance(store: AppStore, document: Document): () => void {
  // After those of the build, which it overrides.
  const style = document.head.appendChild(document.createElement('style'))
  let shown = store.getState().appearance
  const unsubscribe = store.subscribe(() => {
    const { appearance } = store.getState()
    if (appearance === shown) return
    shown = appearance
    style.textContent = appearanceStyle(appearance, env.basePath)
  })
  return () => {
    unsubscribe()
    style.remove()
  }
}
