import { surfaces } from '../../theme/palettes'
import type { ThemeMode } from './themeSlice'

/** The class on the root element that selects the dark theme. */
const darkClass = 'dark'

/** The current theme, which the script in the head has set from storage or system preference. */
export function documentTheme(): ThemeMode {
  return document.documentElement.classList.contains(darkClass) ? 'dark' : 'light'
}

/** Applies a theme to the root element and to the `theme-color` of the browser's interface. */
export function showTheme(mode: ThemeMode): void {
  document.documentElement.classList.toggle(darkClass, mode === 'dark')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', surfaces[mode])
  }
}
