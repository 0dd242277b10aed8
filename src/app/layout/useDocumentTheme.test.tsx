import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Provider, useDispatch } from 'react-redux'
import { themeSlice } from '../../features/theme/themeSlice'
import { createStore } from '../store'
import { useDocumentTheme } from './storeEffects'

function DocumentTheme(): null {
  useDocumentTheme()
  return null
}

/** Toggles the theme as early as a visitor can: after the commit, before passive effects. */
function EarlyToggle(): null {
  const dispatch = useDispatch()
  useLayoutEffect(() => {
    dispatch(themeSlice.actions.toggled())
  }, [dispatch])
  return null
}

afterEach(() => document.documentElement.classList.remove('dark'))

it.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('keeps a toggle that precedes the effects of a %s page', (before, after) => {
  document.documentElement.classList.toggle('dark', before === 'dark')
  const store = createStore()
  render(
    <Provider store={store}>
      <DocumentTheme />
      <EarlyToggle />
    </Provider>,
  )
  expect(store.getState().theme.mode).toBe(after)
})
