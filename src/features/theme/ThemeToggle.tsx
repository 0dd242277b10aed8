import { Moon, Sun } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import { IconButton } from '../../ui/IconButton'
import { themeSlice } from './themeSlice'

const names = { light: 'Ganti ke tema gelap', dark: 'Ganti ke tema terang' }

/** Changes between light and dark. */
export function ThemeToggle() {
  const dispatch = useDispatch()
  const mode = useSelector(themeSlice.selectors.selectThemeMode)
  return (
    <IconButton
      type="button"
      aria-label={names[mode]}
      onClick={() => dispatch(themeSlice.actions.toggled())}
    >
      {mode === 'dark' ? <Sun /> : <Moon />}
    </IconButton>
  )
}
