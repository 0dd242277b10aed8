import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useDispatch } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { themeSlice } from '../../features/theme/themeSlice'
import { createStore } from '../store'
import { useDocumentTheme, useRouterSync } from './storeEffects'

function Page() {
  useRouterSync()
  return null
}

it('copies the path into the store, and follows the store, also back in the history', async () => {
  const store = createStore()
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(
    <TestProviders store={store}>
      <RouterProvider router={router} />
    </TestProviders>,
  )
  const expectPath = (path: string) =>
    expect([
      router.state.location.pathname,
      navigationSlice.selectors.selectPath(store.getState()),
    ]).toEqual([path, path])
  await act(() => router.navigate('/proyek/7', { replace: true }))
  expectPath('/proyek/7')
  act(() => void store.dispatch(navigationSlice.actions.pageEntered('/about')))
  expectPath('/about')
  await act(() => router.navigate('/blog'))
  expectPath('/blog')
  await act(() => router.navigate(-1))
  expectPath('/about')
  await act(() => router.navigate('/contact', { replace: true }))
  expectPath('/contact')
})

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

it.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('keeps a toggle that precedes the effects of a %s page', (before, after) => {
  document.documentElement.classList.toggle('dark', before === 'dark')
  const store = createStore()
  render(
    <TestProviders store={store}>
      <DocumentTheme />
      <EarlyToggle />
    </TestProviders>,
  )
  expect(store.getState().theme.mode).toBe(after)
})
