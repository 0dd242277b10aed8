import { dark, light } from '../../theme/palettes'
import type { ThemeMode } from './themeSlice'

/** The class on the root element that the styles listen to. */
const darkClass = 'dark'

/** The theme that the document came up in: the script in its head has decided it already. */
export function documentTheme(): ThemeMode {
  return document.documentElement.classList.contains(darkClass) ? 'dark' : 'light'
}

/** Puts a theme on the root element, and its colour on what the browser draws around the page. */
export function showTheme(mode: ThemeMode): void {
  document.documentElement.classList.toggle(darkClass, mode === 'dark')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', { light, dark }[mode].surface)
  }
}
