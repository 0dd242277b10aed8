import { themeSlice } from '../../features/theme/themeSlice'
import { storage } from '../../lib/storage'
import type { StartListening } from '../store'

/** Stores the selected theme for the next visit. */
export function persistTheme(startListening: StartListening): void {
  startListening({
    actionCreator: themeSlice.actions.toggled,
    effect: (_action, { getState }) => storage.write('theme', getState().theme.mode),
  })
}
