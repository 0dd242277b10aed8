import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyPage } from './lazyPage'

const page = { default: () => <p>Halaman</p> }

it('shows a page whose code is there without a moment’s wait', async () => {
  const { Page, load } = lazyPage('Page', () => Promise.resolve(page))
  await load()
  render(
    <Suspense fallback="Menunggu">
      <Page />
    </Suspense>,
  )
  expect(screen.getByText('Halaman')).toBeInTheDocument()
})

it('waits for code that is not', async () => {
  const { Page } = lazyPage('Page', () => Promise.resolve(page))
  render(
    <Suspense fallback="Menunggu">
      <Page />
    </Suspense>,
  )
  expect(await screen.findByText('Halaman')).toBeInTheDocument()
})

it('fetches code once, and anew after a failure', async () => {
  const fetchModule = jest
    .fn<Promise<typeof page>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(page)
  const { load } = lazyPage('Page', fetchModule)
  await expect(load()).rejects.toThrow('offline')
  await Promise.all([load(), load()])
  expect(fetchModule).toHaveBeenCalledTimes(2)
})
