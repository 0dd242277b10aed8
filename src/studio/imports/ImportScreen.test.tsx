import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { enterText, expectLinks, expectTexts } from '../../../__mocks__/queries'
import { buildSession, renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import type { ImportChanges, ImportInput, ImportPreviewData } from '../../contract/imports'

const job = { resource: 'experience', title: 'Insinyur, Telaga' } as const
const none = { added: [], changed: [], removed: [], kept: [] }
const nothing: ImportChanges = { ...none, unchanged: 0, omitted: 2 }
const edited = { ...job, field: 'description', own: 'Disunting.', given: 'Subak.' }

const changes: ImportChanges = {
  added: [{ resource: 'projects', title: 'Peta Air' }],
  changed: [
    { ...job, field: 'location', own: 'Solo', given: 'Tegal' },
    { ...job, field: 'end_date', own: '', given: '2024' },
    { resource: 'profiles', title: '', field: 'bio', own: 'Lama.', given: '' },
  ],
  removed: [{ resource: 'education', title: 'Sarjana, Kampus' }],
  kept: [edited],
  unchanged: 3,
  omitted: 0,
}

const full: ImportPreviewData = {
  sources: [{ kind: 'LinkedIn', taken: '1 proyek', notes: 'Tidak diambil:\n  a.csv:2 Zip' }],
  changes,
  replacing: { ...changes, changed: [edited, ...changes.changed], kept: [] },
}

/** Serves a preview, and keeps the imports that are sent. */
function serveImports(preview: ImportPreviewData = full) {
  const previewed: unknown[] = []
  const imported: ImportInput[] = []
  apiServer.use(
    http.post('*/api/studio/imports/preview', async ({ request }) => {
      previewed.push(await request.json(), new URL(request.url).search)
      return success(preview)
    }),
    http.post('*/api/studio/imports', async ({ request }) => {
      imported.push((await request.json()) as ImportInput)
      return success({ changes, missing_pictures: 'Tidak diunduh:\n  foto' })
    }),
  )
  return { previewed, imported }
}

async function selectFile(file = new File(['isi'], 'resume.json')) {
  const view = renderStudio('/studio/impor')
  await view.user.upload(await screen.findByLabelText('Pilih berkas'), file)
  return view
}

const findRunButton = () => screen.findByRole('button', { name: 'Impor sekarang' })
const findText = async (text: string | RegExp) =>
  expect(await screen.findByText(text)).toBeVisible()

it('shows what an import changes, then imports after the owner has signed in again', async () => {
  expectConsoleError(/imports: 401/)
  const { previewed, imported } = serveImports()
  const { user } = await selectFile(new File(['isi'], 'data.zip'))
  await findText('LinkedIn: 1 proyek')
  const files = [{ path: 'data.zip', base64: btoa('isi') }]
  expect(previewed).toEqual([{ files }, '?message_language=id'])
  expectTexts(screen, 'Ditambahkan (1)', 'Peta Air', 'Diubah (2)', 'Lokasi: Solo → Tegal')
  expectTexts(screen, 'Selesai: – → 2024', 'Bio: Lama. → –', 'Keterangan: Disunting. → Subak.')
  expectTexts(screen, 'Anda sunting, jadi tetap (1)', '3 entri tidak berubah.')
  await user.click(screen.getByText('Catatan tentang LinkedIn'))
  await findText(/a\.csv:2 Zip/)
  apiServer.use(
    http.post('*/api/studio/imports', () => failure(401, 'Nobody has signed in'), { once: true }),
    http.post('*/api/studio/session/options', () => failure(404, 'None')),
    http.post('*/api/studio/session/password', () => success({ session: buildSession() })),
  )
  await user.click(await findRunButton())
  await screen.findByLabelText('Kata sandi')
  enterText('Kata sandi', 'gajah biru')
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  const result = await screen.findByRole('region', { name: 'Impor selesai' })
  expect(result).toHaveFocus()
  expectTexts(within(result), 'Ditambahkan (1)', 'Peta Air', 'Diubah (2)')
  expectLinks(within(result), { Proyek: '/studio/proyek' })
  expect(imported).toEqual([{ files, replaces: false, deletes: false }])
  expect(screen.queryByText('data.zip')).not.toBeInTheDocument()
})

it('replaces and deletes if the owner chooses so, and names pictures that were not loaded', async () => {
  const { imported } = serveImports()
  const { user } = await selectFile()
  await user.click(await screen.findByLabelText('Ganti juga yang sudah Anda sunting'))
  expect(screen.queryByText(/^Anda sunting/)).not.toBeInTheDocument()
  await findText('Tidak ada di sumbernya, tetapi tetap (1)')
  expect(screen.getByText('Sarjana, Kampus')).not.toBeVisible()
  await user.click(screen.getByLabelText('Pindahkan 1 entri yang tidak ada di sumbernya ke sampah'))
  await findText('Dihapus (1)')
  await findText('Sarjana, Kampus')
  await user.click(await findRunButton())
  await waitFor(() => expect(imported).toMatchObject([{ replaces: true, deletes: true }]))
  await findText(/Tidak diunduh:\s+foto/)
})

const fileEntry = (path: string) => ({
  ...{ isFile: true, isDirectory: false, name: path.split('/').at(-1), fullPath: `/${path}` },
  file: (resolve: (file: File) => void) => resolve(new File(['a'], path)),
})

/** A folder whose entries are read one by one. */
const folderEntry = (name: string, children: object[]) => ({
  ...{ isFile: false, isDirectory: true, name, fullPath: `/${name}` },
  createReader: () => {
    const rest = [...children]
    return { readEntries: (resolve: (part: object[]) => void) => resolve(rest.splice(0, 1)) }
  },
})

async function drop(...entries: object[]): Promise<void> {
  const zone = await screen.findByRole('group', { name: 'Berkas untuk diimpor' })
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }))
  fireEvent.drop(zone, { dataTransfer: { items } })
}

it('reads files and folders that are dropped, but not too many, and at least one', async () => {
  const { previewed } = serveImports()
  renderStudio('/studio/impor')
  await drop(folderEntry('kosong', []))
  await findText('Tidak ada berkas yang dapat dibaca di sana.')
  await drop(...Array.from({ length: 2100 }, (_, index) => fileEntry(`${index}.md`)))
  await findText(/^Paling banyak 2000 berkas/)
  const folder = folderEntry('blog', [
    fileEntry('blog/air.md'),
    folderEntry('.git', [fileEntry('blog/.git/config')]),
    folderEntry('gambar', [fileEntry('blog/gambar/peta.png')]),
  ])
  await drop(folder, fileEntry('a.csv'))
  await findRunButton()
  const paths = ['blog/air.md', 'blog/gambar/peta.png', 'a.csv'].map((path) => ({ path }))
  expect(previewed).toMatchObject([{ files: paths }, {}])
  await findText('blog, a.csv')
})

it('says that files are too large, or what the server has found', async () => {
  const large = Object.defineProperty(new File(['a'], 'a.zip'), 'size', { value: 46 * 2 ** 20 })
  const { user } = await selectFile(large)
  await findText(/^Seluruh berkas paling besar 45 MB/)
  const input = screen.getByLabelText('Pilih berkas')
  expectConsoleError(/imports\/preview: 400/)
  const message = 'a.pdf adalah PDF.\nYang …'
  apiServer.use(http.post('*/api/studio/imports/preview', () => failure(400, message)))
  await user.upload(input, new File(['a'], 'c.json'))
  await findText(/a\.pdf adalah PDF/)
})

/** Searches for a user whose repositories are these. @returns what is previewed */
async function search(name: string, respond: () => Response) {
  const previewed: unknown[] = []
  const added = { ...nothing, added: [{ resource: 'projects' as const, title: 'dotfiles' }] }
  apiServer.use(
    http.get('*/api/studio/imports/github', respond),
    http.post('*/api/studio/imports/preview', async ({ request }) => {
      previewed.push(await request.json())
      const sources = [{ kind: 'GitHub', taken: '1 proyek', notes: '' }]
      return success({ sources, changes: added, replacing: added })
    }),
  )
  const { user } = renderStudio('/studio/impor')
  await user.click(await screen.findByLabelText('Nama pengguna GitHub'))
  await user.paste(name)
  await user.keyboard('{Enter}')
  return { user, previewed }
}

it('offers the profile of a user without repositories', async () => {
  const { user, previewed } = await search('@dewi', () => success({ repositories: [] }))
  await findText(/^Pengguna ini tidak punya repositori publik/)
  await user.click(screen.getByRole('button', { name: 'Tampilkan perubahan' }))
  await waitFor(() => expect(previewed).toEqual([{ github: { name: 'dewi', repositories: [] } }]))
})

it('shows why GitHub was not read', async () => {
  expectConsoleError(/imports\/github: 400/)
  const message = 'api.github.com tidak dapat dihubungi (EAI_AGAIN): periksa koneksi.'
  await search('dewi', () => failure(400, message))
  await findText(message)
})

it('offers nothing where there is nothing to change', async () => {
  serveImports({ sources: [], changes: nothing, replacing: nothing })
  await selectFile()
  await findText('Tidak ada yang perlu diubah.')
  await findText('2 entri yang telah Anda hapus tidak ditambahkan lagi.')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Impor sekarang' })).not.toBeInTheDocument()
})
