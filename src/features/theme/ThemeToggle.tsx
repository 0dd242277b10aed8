import { Moon, Sun } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { IconButton } from '../../ui/IconButton'
import { themeSlice } from './themeSlice'

const names = { light: 'Ganti ke tema gelap', dark: 'Ganti ke tema terang' }

/** Which icon shows follows the document, whose theme is there before any script is. */
const Toggle = styled(IconButton)`
  html.dark & svg:first-child,
  html:not(.dark) & svg:last-child {
    display: none;
  }
`

/** Changes between light and dark. */
export function ThemeToggle() {
  const dispatch = useDispatch()
  const mode = useSelector(themeSlice.selectors.selectThemeMode)
  return (
    <Toggle
      type="button"
      data-scripted
      aria-label={names[mode]}
      onClick={() => dispatch(themeSlice.actions.toggled())}
    >
      <Moon />
      <Sun />
    </Toggle>
  )
}
