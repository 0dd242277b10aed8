import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import type { ProjectPicture } from '../../contract/projects'
import { ProjectGallery } from './ProjectGallery'

// Loaded on demand: the first click would wait for its compilation.
beforeAll(() => import('./PictureDialog'))
afterEach(() => document.documentElement.removeAttribute('dir'))

function renderGallery(pictures: readonly ProjectPicture[] = buildCaseStudy().pictures ?? []) {
  render(
    <TestProviders store={createStore()}>
      <ProjectGallery pictures={pictures} />
    </TestProviders>,
  )
  return { user: userEvent.setup() }
}

const first = { name: 'Perbesar gambar 1: Sensor di jembatan' }
const dialog = () => within(screen.getByRole('dialog', { name: 'Galeri' }))

it('shows thumbnails with captions, as links to the pictures', () => {
  renderGallery()
  expect(screen.getByRole('heading', { name: 'Galeri' })).toBeInTheDocument()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/pictures/a.webp',
    '/pictures/b.webp',
    '/pictures/c.webp',
  ])
  expect(links[2]).toHaveAccessibleName('Perbesar gambar 3: tanpa keterangan')
  expect(screen.getByText('Titik pertama.')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('opens the picture that was clicked, with its caption and number', async () => {
  const { user } = renderGallery()
  await user.click(screen.getByRole('link', first))
  expect(dialog().getByText('1 dari 3')).toBeInTheDocument()
  expect(dialog().getByRole('img', { name: 'Sensor di jembatan' })).toBeInTheDocument()
  expect(dialog().getByText('Titik pertama.')).toBeInTheDocument()
  expect(dialog().getByRole('button', { name: 'Tutup' })).toHaveFocus()
})

it('leaves clicks with a key to the browser', async () => {
  const { user } = renderGallery()
  screen.getByRole('link', first).addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', first))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows other pictures by keyboard', async () => {
  const { user } = renderGallery()
  await user.click(screen.getByRole('link', first))
  for (const [key, counter] of [
    ['ArrowRight', '2 dari 3'],
    ['End', '3 dari 3'],
    ['ArrowRight', '3 dari 3'],
    ['ArrowLeft', '2 dari 3'],
    ['Home', '1 dari 3'],
    ['ArrowLeft', '1 dari 3'],
  ]) {
    await user.keyboard(`{${key}}`)
    expect(dialog().getByText(counter ?? '')).toBeInTheDocument()
  }
})

it('shows the next picture to the left in a page that is read from right to left', async () => {
  document.documentElement.dir = 'rtl'
  const { user } = renderGallery()
  await user.click(screen.getByRole('link', first))
  await user.keyboard('{ArrowLeft}')
  expect(dialog().getByText('2 dari 3')).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(dialog().getByText('1 dari 3')).toBeInTheDocument()
})

it('shows other pictures by buttons', async () => {
  const { user } = renderGallery()
  await user.click(screen.getByRole('link', { name: /gambar 2/ }))
  await user.click(dialog().getByRole('button', { name: 'Gambar berikutnya' }))
  expect(dialog().getByText('3 dari 3')).toBeInTheDocument()
  const next = dialog().getByRole('button', { name: 'Gambar berikutnya' })
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog().getByRole('button', { name: 'Gambar sebelumnya' }))
  expect(dialog().getByText('2 dari 3')).toBeInTheDocument()
})

it('enlarges a picture until another one is shown', async () => {
  const { user } = renderGallery()
  await user.click(screen.getByRole('link', first))
  const zoom = dialog().getByRole('button', { name: 'Perbesar' })
  await user.click(zoom)
  expect(zoom).toHaveAttribute('aria-pressed', 'true')
  expect(dialog().getByRole('group', { name: 'Gambar yang diperbesar' })).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Gambar berikutnya' }))
  expect(zoom).toHaveAttribute('aria-pressed', 'false')
})

it('closes', async () => {
  const { user } = renderGallery()
  await user.click(screen.getByRole('link', first))
  await user.click(dialog().getByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('has no counter and no steps for a single picture', async () => {
  const { user } = renderGallery([{ picture_url: '/pictures/a.webp', alt: 'Sensor' }])
  await user.click(screen.getByRole('link'))
  const names = dialog()
    .getAllByRole('button')
    .map((button) => button.ariaLabel)
  expect(names).toEqual(['Perbesar', 'Tutup'])
  expect(dialog().queryByText(/dari/)).not.toBeInTheDocument()
})
