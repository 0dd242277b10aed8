import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setIsStudio } from '../../../../__mocks__/env'
import { buildCaseStudy, buildPicture } from '../../../../__mocks__/fixtures'
import { apiServer, success } from '../../../../__mocks__/handlers'
import { renderStudio } from '../../../../__mocks__/renderStudio'
import { StudioServer } from '../../../../__mocks__/studioServer'

beforeEach(() => {
  setIsStudio(true)
  apiServer.use(http.post('*/api/studio/preview', () => success({ id: 7, slug: 'peta' })))
})

/** Opens the story of project 7 with the cursor at its end. */
async function openStory(story: string) {
  new StudioServer({ ...buildCaseStudy(), id: 7, story })
  const view = renderStudio('/studio/proyek/7')
  const textarea = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Cerita' })
  textarea.focus()
  textarea.setSelectionRange(story.length, story.length)
  return { ...view, textarea }
}

it.each([
  ['- satu', '{Enter}dua', '- satu\n- dua'],
  ['9. satu', '{Enter}dua', '9. satu\n10. dua'],
  ['- [x] satu', '{Enter}dua', '- [x] satu\n- [ ] dua'],
  ['- satu', '{Enter}{Enter}dua', '- satu\n\ndua'],
  ['1. satu', '{Enter}{Tab}dua', '1. satu\n   2. dua'],
  ['- satu\n  - dua', '{Shift>}{Tab}{/Shift}', '- satu\n- dua'],
  ['```\n- satu', '{Enter}dua', '```\n- satu\ndua'],
])('continues and indents the list %j', async (before, keys, after) => {
  const { user, textarea } = await openStory(before)
  await user.keyboard(keys)
  expect(textarea).toHaveValue(after)
})

it('lets Tab leave a list after Escape, and Ctrl+K inserts a link only', async () => {
  const { user, textarea } = await openStory('- satu ')
  await user.keyboard('{Control>}k{/Control}')
  expect(textarea).toHaveValue('- satu [teks tautan](https://)')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Escape}{Tab}')
  expect(textarea).not.toHaveFocus()
  expect(textarea).toHaveValue('- satu [teks tautan](https://)')
})

it('inserts blocks by the menu that a slash at the start of a line opens', async () => {
  const { user, textarea } = await openStory('Air.\n')
  await user.keyboard('/daf')
  const options = () => {
    const list = screen.queryByRole('listbox')
    return list
      ? within(list)
          .getAllByRole('option')
          .map(({ textContent }) => textContent)
      : []
  }
  expect(options()).toEqual(['Daftar-', 'Daftar bernomor1.', 'Daftar tugas- [ ]'])
  await user.keyboard('{ArrowDown}')
  expect(textarea).toHaveAttribute(
    'aria-activedescendant',
    within(screen.getByRole('listbox')).getByRole('option', { selected: true }).id,
  )
  await user.keyboard('{Enter}satu')
  expect(textarea).toHaveValue('Air.\n1. satu')
  await user.keyboard('{Enter}{Enter}/')
  expect(options()).toHaveLength(9)
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(textarea).toHaveValue('Air.\n1. satu\n\n/')
})

it('asks for the description of a pasted picture', async () => {
  const picture = buildPicture({ alt: null })
  apiServer.use(
    http.post('*/api/pictures', () =>
      HttpResponse.json({ status: 'success', data: { picture } }, { status: 201 }),
    ),
  )
  const { user, textarea } = await openStory('Air.')
  const files = [new File(['gambar'], 'a.jpg', { type: 'image/jpeg' })]
  fireEvent.paste(textarea, { clipboardData: { files } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Keterangan gambar' }))
  await user.type(dialog.getByRole('textbox'), 'Pompa air{Enter}')
  expect(textarea).toHaveValue(`Air.\n\n![Pompa air](${picture.url})`)
  expect(textarea).toHaveFocus()
})

it('fills the screen of a phone when the text is tapped, with the preview as a tab', async () => {
  const { user, textarea } = await openStory('Air.')
  await user.click(textarea)
  const editor = within(screen.getByRole('dialog', { name: 'Cerita' }))
  await user.keyboard('!')
  expect(editor.getByRole('textbox')).toHaveValue('Air.!')
  await user.click(editor.getByRole('button', { name: 'Pratinjau' }))
  expect(await editor.findByTitle('Halaman dengan isian formulir')).toBeVisible()
  await user.click(editor.getByRole('button', { name: 'Selesai' }))
  expect(screen.getByRole('textbox', { name: 'Cerita' })).toHaveValue('Air.!')
})
