import { themeSlice } from '../../features/theme/themeSlice'
import { storage } from '../../lib/storage'
import type { StartListening } from '../store'

/** Stores the selected theme for the next visit. */
export function persistTheme(startListening: StartListening): void {
  startListening({
    actionCreator: themeSlice.actions.toggled,
    effect: (_action, listenerApi) => storage.write('theme', listenerApi.getState().theme.mode),
  })
}
