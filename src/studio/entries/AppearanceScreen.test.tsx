import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { siteDyes } from '../../contract/constants'

const saved_at = '2026-11-24T05:00:00.000Z'
const revisionOf = (id: number, data: object) => ({ id, action: 'updated', saved_at, data })

/** Serves an appearance and its drafts. @returns a function for what was saved last */
function serveAppearance(initial: object = { dye: null }, revisions: object[] = []): () => object {
  let saved = initial
  const respond = () => success({ appearance: { id: 1, ...saved, version: '1' } })
  apiServer.use(
    http.get('*/api/appearance', respond),
    http.put('*/api/appearance', async ({ request }) => {
      if (revisions.length === 0) revisions.push(revisionOf(1, saved))
      saved = (await request.json()) as object
      revisions.unshift(revisionOf(revisions.length + 1, saved))
      return respond()
    }),
    http.get('*/api/revisions/appearance/1', () => success({ revisions })),
    http.put('*/api/drafts/appearance/:key', ({ params }) =>
      success({ draft: { key: params.key, revision: 1 } }),
    ),
  )
  return () => saved
}

it('saves the dye that is selected with the keyboard, which one tap takes back', async () => {
  const saved = serveAppearance()
  const { user } = renderStudio('/studio/tampilan')
  const selected = await screen.findByLabelText(/^Nila:/)
  expect(selected).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(siteDyes.length)
  expect(screen.getByDisplayValue('Bawaan: Kawung')).toBeVisible()
  expect(screen.getByDisplayValue('Bawaan: Potret')).toBeVisible()
  selected.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.queryByRole('button', { name: 'Kembalikan' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Sogan: cokelat dan emas')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  expect(saved()).toEqual({ dye: 'sogan' })
  const undo = await screen.findByRole('button', { name: 'Kembalikan' })
  // Not while changes are not saved.
  await user.click(screen.getByLabelText(/^Nila:/))
  await waitFor(() => expect(undo).not.toBeInTheDocument())
  await user.click(screen.getByLabelText(/^Sogan/))
  await user.click(await screen.findByRole('button', { name: 'Kembalikan' }))
  await waitFor(() => expect(screen.getByLabelText(/^Nila:/)).toBeChecked())
  expect(await screen.findByText('Tampilan dikembalikan.')).toBeVisible()
  expect(saved()).toMatchObject({ dye: null })
})

it('selects and moves pages of the menu; without a selection, the site selects them', async () => {
  const saved = serveAppearance()
  const { user } = renderStudio('/studio/tampilan')
  const menu = within(await screen.findByRole('group', { name: 'Menu' }))
  const pages = () =>
    menu.getAllByRole<HTMLInputElement>('checkbox').map(({ labels, checked }) => ({
      [labels?.[0]?.textContent ?? '']: checked,
    }))
  const toggle = async (names: string[]) => {
    for (const name of names) await user.click(menu.getByRole('checkbox', { name }))
  }
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Simpan' }))
    expect(await screen.findByText(/^Tersimpan \d/)).toBeVisible()
  }
  expect(pages().every((page) => Object.values(page)[0])).toBe(true)
  await toggle(['Keahlian', 'Proyek', 'Testimoni', 'Artikel'])
  const up = menu.getByRole('button', { name: 'Naikkan Kontak' })
  await user.click(up)
  expect(up).toHaveFocus()
  expect(pages().slice(0, 4)).toEqual([
    { Beranda: true },
    { Kontak: true },
    { 'Tentang Saya': true },
    { Keahlian: false },
  ])
  await save()
  expect(saved()).toEqual({ menu: ['home', 'contact', 'about'] })
  await user.click(menu.getByRole('button', { name: 'Pilih otomatis' }))
  expect(menu.getByRole('checkbox', { name: 'Beranda' })).toHaveFocus()
  await save()
  expect(saved()).toEqual({ menu: [] })
})
