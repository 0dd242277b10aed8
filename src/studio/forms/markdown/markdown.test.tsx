import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { buildPicture, buildPost } from '../../../../__mocks__/fixtures'
import { acceptUploads, apiServer, mockResponse, success } from '../../../../__mocks__/handlers'
import { contentsOf } from '../../../../__mocks__/queries'
import { renderStudio } from '../../../../__mocks__/renderStudio'
import { StudioServer } from '../../../../__mocks__/studioServer'

beforeEach(() => {
  apiServer.use(http.post('*/api/studio/preview', () => success({ id: 7, slug: 'peta' })))
})

/** Opens the text of post 7 with the cursor at its end. */
async function openText(content = '') {
  new StudioServer({ ...buildPost(), id: 7, content }, 'posts')
  const view = renderStudio('/studio/artikel/7')
  const textarea = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Isi' })
  const replace = (text: string) => {
    fireEvent.input(textarea, { target: { value: text } })
    textarea.focus()
    textarea.setSelectionRange(text.length, text.length)
  }
  replace(content)
  return { ...view, textarea, replace }
}

it('continues and indents lists', async () => {
  const { user, textarea, replace } = await openText()
  for (const [before, keys, after] of [
    ['- a', '{Enter}b', '- a\n- b'],
    ['9. a', '{Enter}b', '9. a\n10. b'],
    ['- [x] a', '{Enter}b', '- [x] a\n- [ ] b'],
    ['- a', '{Enter}{Enter}b', '- a\n\nb'],
    ['1. a', '{Enter}{Tab}b', '1. a\n   2. b'],
    ['- a\n  - b', '{Shift>}{Tab}{/Shift}', '- a\n- b'],
    ['```\n- a', '{Enter}b', '```\n- a\nb'],
  ] as const) {
    replace(before)
    await user.keyboard(keys)
    expect(textarea).toHaveValue(after)
  }
})

it('formats by keys and buttons; Ctrl+K inserts a link only, and Tab leaves after Escape', async () => {
  const { user, textarea } = await openText('- satu ')
  await user.keyboard('{Control>}k{/Control}')
  expect(textarea).toHaveValue('- satu [teks tautan](https://)')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Kutipan' }))
  expect(textarea).toHaveValue('> - satu [teks tautan](https://)')
  await user.click(screen.getByRole('button', { name: 'Kutipan' }))
  fireEvent.input(textarea, { target: { value: '\nb' } })
  textarea.setSelectionRange(0, 0)
  await user.click(screen.getByRole('button', { name: 'Kutipan' }))
  expect(textarea).toHaveValue('> \nb')
  fireEvent.input(textarea, { target: { value: '- satu [teks tautan](https://)' } })
  await user.keyboard('{Escape}{Tab}')
  expect(textarea).not.toHaveFocus()
  expect(textarea).toHaveValue('- satu [teks tautan](https://)')
})

const wordItem = (level: number, bullet: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

it.each([
  [
    'of Word',
    `<style>p {}</style><h1>Pagi</h1><p class=MsoNormal>Ombak dari <b>selatan </b><b>dan</b>
    <i>barat</i>: <a href="https://bmkg.go.id">BMKG</a>.<o:p></o:p></p><p><o:p>&nbsp;</o:p></p>` +
      [wordItem(1, '·', 'Satu'), wordItem(2, 'o', 'Dalam'), wordItem(1, '1.', 'Dua')].join('\n') +
      '<p>Akhir.<br>Baris *dua*<br></p>',
    '## Pagi\n\nOmbak dari **selatan dan** _barat_: [BMKG](https://bmkg.go.id).\n\n' +
      '- Satu\n  - Dalam\n\n1. Dua\n\nAkhir.\\\nBaris \\*dua\\*',
  ],
  [
    'of Google Docs',
    `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p>Ombak
    <span style="font-weight:700">besar</span></p><ol><li><p>Satu</p></li><ul><li>Dalam</li></ul>
    <li>Dua</li></ol></b>`,
    'Ombak **besar**\n\n1. Satu\n   - Dalam\n2. Dua',
  ],
  [
    'of a page',
    `<h2>Isi</h2><blockquote><p>Satu</p><p>Dua</p></blockquote><pre><code>a
b
</code></pre><table><tr><th>A</th><th>B|C</th></tr><tr><td><p>1</p></td><td>2</td></tr></table>
    <div>2. <code>x_y</code> <a href="/x">snake_case</a><img src="a.png"></div><hr>- x`,
    '## Isi\n\n> Satu\n>\n> Dua\n\n```\na\nb\n```\n\n| A | B\\|C |\n| - | ---- |\n| 1 | 2    |\n\n' +
      '2\\. `x_y` snake\\_case\n\n---\n\n\\- x',
  ],
  ['of a code editor', '<div style="white-space: pre"><span>## a</span></div>', ''],
])('pastes formatted text %s as Markdown', async (_source, html, markdown) => {
  const { textarea } = await openText('')
  const clipboardData = { types: ['text/plain', 'text/html'], files: [], getData: () => html }
  // The browser pastes what is not converted.
  expect(fireEvent.paste(textarea, { clipboardData })).toBe(markdown === '')
  expect(textarea).toHaveValue(markdown)
})

it('pastes plain text into code', async () => {
  const { textarea } = await openText('```\n')
  const clipboardData = { types: ['text/html'], files: [], getData: () => '<b>a</b>' }
  expect(fireEvent.paste(textarea, { clipboardData })).toBe(true)
})

it('inserts blocks by the menu that a slash at the start of a line opens', async () => {
  const { user, textarea } = await openText('Air.\n')
  await user.keyboard('/daf')
  const options = () => contentsOf(within(screen.getByRole('listbox')).getAllByRole('option'))
  expect(options()).toEqual(['Daftar-', 'Daftar bernomor1.', 'Daftar tugas- [ ]'])
  await user.keyboard('{ArrowDown}')
  const active = within(screen.getByRole('listbox')).getByRole('option', { selected: true })
  expect(textarea).toHaveAttribute('aria-activedescendant', active.id)
  await user.keyboard('{Enter}a')
  expect(textarea).toHaveValue('Air.\n1. a')
  await user.keyboard('{Enter}{Enter}/')
  expect(options()).toHaveLength(9)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(textarea).toHaveValue('Air.\n1. a\n\n/')
  // The menu is about the place of the cursor only.
  await user.keyboard('{Backspace}/')
  expect(options()).toHaveLength(9)
  textarea.setSelectionRange(2, 2)
  fireEvent.select(textarea)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('asks for the description of each pasted picture; refuses another file that is dropped', async () => {
  acceptUploads(() => ({ alt: null }))
  const { user, textarea } = await openText('Air.')
  const others = [new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })]
  const dataTransfer = { types: ['Files'], files: others }
  const drop = createEvent.drop(textarea, { dataTransfer })
  fireEvent(textarea, drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(await screen.findByText(/^cv\.pdf: Berkas itu bukan JPEG/)).toBeVisible()
  expect(textarea).toHaveValue('Air.')

  const file = new File(['gambar'], 'a.jpg', { type: 'image/jpeg' })
  const paste = (types: string[]) =>
    fireEvent.paste(textarea, {
      clipboardData: { types, files: [file, file], getData: () => '' },
    })
  // Formatted text of an office program is pasted by the browser.
  expect(paste(['text/plain', 'text/rtf', 'Files'])).toBe(true)
  expect(paste(['Files'])).toBe(false)
  // From the paste on, so that it gets no key of a text that is typed meanwhile.
  const description = () => within(screen.getByRole('dialog')).getByRole('textbox')
  const insertion = () => screen.getByRole('button', { name: 'Sisipkan' })
  expect(description()).toHaveFocus()
  await user.keyboard('Po')
  await waitFor(() => expect(insertion()).toHaveAttribute('aria-disabled', 'false'))
  await user.keyboard('{Enter}')
  expect(description()).toHaveValue('')
  await user.type(description(), 'Do')
  await waitFor(() => expect(insertion()).toHaveAttribute('aria-disabled', 'false'))
  await user.click(insertion())
  const { url } = buildPicture()
  expect(textarea).toHaveFocus()
  await user.keyboard('Hujan.')
  expect(textarea).toHaveValue(`Air.\n\n![Po](${url})\n\n![Do](${url})\n\nHujan.`)
})

it('inserts a picture of the library', async () => {
  mockResponse('/pictures', () => success({ pictures: [buildPicture()] }))
  const { user, textarea } = await openText('Air.')
  await user.click(screen.getByRole('button', { name: 'Gambar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pilih gambar' }))
  await user.click(await dialog.findByRole('button', { name: 'Sawah' }))
  expect(textarea).toHaveValue(`Air.\n\n![Sawah](${buildPicture().url})\n\n`)
  expect(textarea).toHaveFocus()
})
