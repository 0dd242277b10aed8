import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { expectTexts } from '../../../__mocks__/queries'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import type { ProjectPicture } from '../../contract/projects'
import { ProjectGallery } from './ProjectGallery'

// Loaded on demand: the first click would wait for its compilation.
beforeAll(() => import('./PictureDialog'))
afterEach(() => document.documentElement.removeAttribute('dir'))

function renderGallery(pictures: readonly ProjectPicture[] = buildCaseStudy().pictures ?? []) {
  const store = createStore()
  const gallery = (mode: 'visible' | 'hidden') => (
    <TestProviders store={store}>
      <Activity mode={mode}>
        <ProjectGallery pictures={pictures} />
      </Activity>
    </TestProviders>
  )
  const { rerender } = render(gallery('visible'))
  const leaveAndReturn = () => {
    rerender(gallery('hidden'))
    rerender(gallery('visible'))
  }
  return { user: userEvent.setup(), leaveAndReturn }
}

const first = () => screen.getByRole('link', { name: 'Perbesar gambar 1: Sensor di jembatan' })
const dialog = () => within(screen.getByRole('dialog', { name: 'Galeri' }))
const button = (name: string) => dialog().getByRole('button', { name })

it('shows thumbnails as links, and opens the picture that was clicked', async () => {
  const { user } = renderGallery()
  expect(screen.getByRole('heading', { name: 'Galeri' })).toBeInTheDocument()
  const links = screen.getAllByRole('link')
  const targets = ['/pictures/a.webp', '/pictures/b.webp', '/pictures/c.webp']
  expect(links.map((link) => link.getAttribute('href'))).toEqual(targets)
  expect(links[2]).toHaveAccessibleName('Perbesar gambar 3: tanpa keterangan')
  expectTexts(screen, 'Titik pertama.')

  // Clicks with a key belong to the browser.
  const preventDefault = (event: Event) => event.preventDefault()
  first().addEventListener('click', preventDefault)
  await user.keyboard('{Control>}')
  await user.click(first())
  await user.keyboard('{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  first().removeEventListener('click', preventDefault)

  await user.click(first())
  expectTexts(dialog(), '1 dari 3', 'Titik pertama.')
  expect(dialog().getByRole('img', { name: 'Sensor di jembatan' })).toBeInTheDocument()
  expect(button('Tutup')).toHaveFocus()
  await user.click(button('Tutup'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows other pictures by keyboard and by buttons, and enlarges one until the next', async () => {
  const { user } = renderGallery()
  await user.click(first())
  for (const [key, counter] of [
    ['ArrowRight', '2 dari 3'],
    ['End', '3 dari 3'],
    ['ArrowRight', '3 dari 3'],
    ['ArrowLeft', '2 dari 3'],
    ['Home', '1 dari 3'],
    ['ArrowLeft', '1 dari 3'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expectTexts(dialog(), counter)
  }
  await user.click(button('Perbesar'))
  expect(button('Perbesar')).toHaveAttribute('aria-pressed', 'true')
  expect(dialog().getByRole('group', { name: 'Gambar yang diperbesar' })).toBeInTheDocument()
  await user.click(button('Gambar berikutnya'))
  expect(button('Perbesar')).toHaveAttribute('aria-pressed', 'false')
  await user.click(button('Gambar berikutnya'))
  expectTexts(dialog(), '3 dari 3')
  expect(button('Gambar berikutnya')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Gambar sebelumnya'))
  expectTexts(dialog(), '2 dari 3')
})

it('closes the dialog when the visitor leaves the page', async () => {
  const { user, leaveAndReturn } = renderGallery()
  await user.click(first())
  expect(button('Tutup')).toHaveFocus()
  leaveAndReturn()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('shows the next picture to the left in a page that is read from right to left', async () => {
  document.documentElement.dir = 'rtl'
  const { user } = renderGallery()
  await user.click(first())
  await user.keyboard('{ArrowLeft}')
  expectTexts(dialog(), '2 dari 3')
  await user.keyboard('{ArrowRight}')
  expectTexts(dialog(), '1 dari 3')
})

it('has no counter and no steps for a single picture', async () => {
  const { user } = renderGallery([{ picture_url: '/pictures/a.webp', alt: 'Sensor' }])
  await user.click(screen.getByRole('link'))
  const buttons = dialog().getAllByRole('button')
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(['Perbesar', 'Tutup'])
  expect(dialog().queryByText(/dari/)).not.toBeInTheDocument()
})
