import { fireEvent, screen } from '@testing-library/react'
import { setIsStudio } from '../../../__mocks__/env'
import { buildCaseStudy } from '../../../__mocks__/fixtures'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { StudioServer } from '../../../__mocks__/studioServer'

beforeEach(() => setIsStudio(true))

const field = (name: string) => screen.getByRole('textbox', { name })

/** Renders the studio with the form of a project. */
async function renderForm() {
  const server = new StudioServer({ ...buildCaseStudy(), id: 7 })
  const view = renderStudio('/studio/proyek/7')
  await screen.findByRole('textbox', { name: 'Judul (wajib)' })
  return { ...view, server }
}

/** Presses a key with Ctrl. @returns whether the browser would open its dialog */
const opensBrowserDialog = (target: Element, key = 's') =>
  fireEvent.keyDown(target, { key, ctrlKey: true })

describe.each(['Control', 'Meta'])('%s+S', (modifier) => {
  it('saves what is typed, and the focus stays in its field', async () => {
    const { user, server } = await renderForm()
    await user.clear(field('Peran Anda'))
    await user.type(field('Peran Anda'), 'Arsitek')
    await user.keyboard(`{${modifier}>}s{/${modifier}}`)
    expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
    expect(server.writes).toMatchObject([{ method: 'PUT', body: { role: 'Arsitek' } }])
    expect(field('Peran Anda')).toHaveFocus()
  })
})

it('does nothing without changes, but keeps the dialog of the browser closed', async () => {
  const { server } = await renderForm()
  expect(opensBrowserDialog(field('Peran Anda'))).toBe(false)
  expect(screen.queryByText(/^Tersimpan \d/)).not.toBeInTheDocument()
  expect(server.writes).toEqual([])
})

it('shows mistakes like the button', async () => {
  const { user, server } = await renderForm()
  await user.clear(field('Judul (wajib)'))
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Belum tersimpan: periksa isian yang ditandai.')).toBeVisible()
  expect(server.writes).toEqual([])
})

it('does not save below a dialog', async () => {
  const { user, server } = await renderForm()
  await user.type(field('Peran Anda'), '!')
  await user.click(screen.getByRole('link', { name: 'Studio' }))
  const stay = await screen.findByRole('button', { name: 'Tetap di sini' })
  expect(opensBrowserDialog(stay)).toBe(false)
  await user.click(stay)
  expect(server.writes).toEqual([])
})

it('keeps the dialog of the browser closed on screens without a form', async () => {
  renderStudio('/studio/tidak-ada')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(opensBrowserDialog(heading)).toBe(false)
  expect(opensBrowserDialog(heading, 'p')).toBe(true)
})
