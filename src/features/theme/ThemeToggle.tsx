import { Moon, Sun } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { IconButton } from '../../ui/IconButton'
import { themeSlice } from './themeSlice'

const names = { light: 'Ganti ke tema gelap', dark: 'Ganti ke tema terang' }

/** Until the store knows the theme, the icon follows the document, which always does. */
const Toggle = styled(IconButton)`
  &[data-theme='dark'] svg:first-child,
  &[data-theme='light'] svg:last-child,
  html.dark &:not([data-theme]) svg:first-child,
  html:not(.dark) &:not([data-theme]) svg:last-child {
    display: none;
  }
`

/** Changes between light and dark. */
export function ThemeToggle() {
  const dispatch = useDispatch()
  const mode = useSelector(themeSlice.selectors.selectThemeMode)
  const isDetected = useSelector(themeSlice.selectors.selectIsDetected)
  return (
    <Toggle
      type="button"
      data-scripted
      data-theme={isDetected ? mode : undefined}
      aria-label={names[mode]}
      onClick={() => dispatch(themeSlice.actions.toggled())}
    >
      <Moon />
      <Sun />
    </Toggle>
  )
}
