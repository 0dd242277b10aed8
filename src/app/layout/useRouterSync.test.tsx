import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../store'
import { useRouterSync } from './storeEffects'

function Page() {
  useRouterSync()
  return <p>Halaman</p>
}

function renderAt(path: string) {
  const store = createStore()
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(
    <TestProviders store={store}>
      <RouterProvider router={router} />
    </TestProviders>,
  )
  const paths = () => [
    router.state.location.pathname,
    navigationSlice.selectors.selectPath(store.getState()),
  ]
  return { store, router, paths: paths }
}

it('copies a replaced path into the store, like any other', async () => {
  const { router, paths } = renderAt('/proyek/baru')
  await act(() => router.navigate('/proyek/7', { replace: true }))
  expect(paths()).toEqual(['/proyek/7', '/proyek/7'])
  await act(() => router.navigate('/proyek'))
  expect(paths()).toEqual(['/proyek', '/proyek'])
  expect(screen.getByText('Halaman')).toBeVisible()
})

it('follows the store, also where an entry of the history came from it', async () => {
  const { store, router, paths } = renderAt('/')
  act(() => void store.dispatch(navigationSlice.actions.pageEntered('/about')))
  expect(paths()).toEqual(['/about', '/about'])
  await act(() => router.navigate('/blog'))
  await act(() => router.navigate(-1))
  expect(paths()).toEqual(['/about', '/about'])
  await act(() => router.navigate('/contact', { replace: true }))
  expect(paths()).toEqual(['/contact', '/contact'])
})
