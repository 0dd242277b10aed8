import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { useSharedTexts } from '../../language/TextsContext'
import { IconButton } from '../../ui/Button'
import { themeSlice } from './themeSlice'

/** Until the theme is in the store, the icon depends on the class of the document. */
const Toggle = styled(IconButton)`
  &[data-theme='dark'] svg:first-child,
  &[data-theme='light'] svg:last-child,
  html.dark &:not([data-theme]) svg:first-child,
  html:not(.dark) &:not([data-theme]) svg:last-child {
    display: none;
  }
`

export function ThemeToggle() {
  const dispatch = useDispatch()
  const { layout } = useSharedTexts()
  const mode = useSelector(themeSlice.selectors.selectThemeMode)
  const isDetected = useSelector(themeSlice.selectors.selectIsDetected)
  return (
    <Toggle
      type="button"
      data-scripted
      data-theme={isDetected ? mode : undefined}
      aria-label={mode === 'dark' ? layout.lightTheme : layout.darkTheme}
      onClick={() => dispatch(themeSlice.actions.toggled())}
    >
      <Moon />
      <Sun />
    </Toggle>
  )
}
