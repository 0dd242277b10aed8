import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { createStore } from '../store'
import { useRouterSync } from './storeEffects'

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
