import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { buildSession, renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'
import type {
  GithubRepository,
  ImportChanges,
  ImportInput,
  ImportPreviewData,
} from '../../contract/imports'

const job = { resource: 'experience', title: 'Insinyur, Telaga' } as const
const nothing: ImportChanges = { added: [], changed: [], removed: [], kept: [], unchanged: 0 }
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
}

const full: ImportPreviewData = {
  sources: [{ kind: 'LinkedIn', taken: '1 proyek', notes: 'Tidak diambil:\n  a.csv:2 Zip' }],
  changes,
  replacing: { ...changes, changed: [edited, ...changes.changed], kept: [] },
}

/** Serves a preview, and keeps the imports that are sent. */
function serveImports(preview: ImportPreviewData = full, missingPictures = '') {
  const previewed: unknown[] = []
  const imported: ImportInput[] = []
  apiServer.use(
    http.post('*/api/studio/imports/preview', async ({ request }) => {
      previewed.push(await request.json(), new URL(request.url).search)
      return success(preview)
    }),
    http.post('*/api/studio/imports', async ({ request }) => {
      imported.push((await request.json()) as ImportInput)
      return success({ changes, missing_pictures: missingPictures })
    }),
  )
  return { previewed, imported }
}

const input = () => screen.findByLabelText<HTMLInputElement>('Pilih berkas')
const file = (name: string, text = 'a') => new File([text], name)
const runButton = () => screen.findByRole('button', { name: 'Impor sekarang' })

it('shows what an import changes, then imports', async () => {
  const { previewed, imported } = serveImports()
  const { user } = renderStudio('/studio/impor')
  await user.upload(await input(), file('data.zip', 'isi'))
  expect(await screen.findByText('LinkedIn: 1 proyek')).toBeVisible()
  const files = [{ path: 'data.zip', base64: btoa('isi') }]
  expect(previewed).toEqual([{ files }, '?message_language=id'])
  expect(screen.getByText('Ditambahkan (1)')).toBeVisible()
  expect(screen.getByText('Peta Air')).toBeVisible()
  expect(screen.getByText('Diubah (2)')).toBeVisible()
  expect(screen.getByText('Lokasi: Solo → Tegal')).toBeVisible()
  expect(screen.getByText('Selesai: – → 2024')).toBeVisible()
  expect(screen.getByText('Bio: Lama. → –')).toBeVisible()
  expect(screen.getByText('Keterangan: Disunting. → Subak.')).toBeVisible()
  expect(screen.getByText('Anda sunting, jadi tetap (1)')).toBeVisible()
  expect(screen.getByText('3 entri tidak berubah.')).toBeVisible()
  await user.click(screen.getByText('Catatan tentang LinkedIn'))
  expect(screen.getByText(/a\.csv:2 Zip/)).toBeVisible()
  await user.click(await runButton())
  expect(await screen.findByText('Impor selesai.')).toBeVisible()
  expect(imported).toEqual([{ files, replaces: false, deletes: false }])
  expect(screen.queryByText('data.zip')).not.toBeInTheDocument()
})

it('replaces and deletes if the owner chooses so', async () => {
  const { imported } = serveImports()
  const { user } = renderStudio('/studio/impor')
  await user.upload(await input(), file('resume.json'))
  await user.click(await screen.findByLabelText('Ganti juga yang sudah Anda sunting'))
  expect(screen.queryByText(/^Anda sunting/)).not.toBeInTheDocument()
  expect(screen.getByText('Tidak ada lagi di sumbernya, tetapi tetap (1)')).toBeVisible()
  await user.click(screen.getByLabelText('Hapus yang tidak ada lagi di sumbernya'))
  expect(screen.getByText('Dihapus (1)')).toBeVisible()
  await user.click(await runButton())
  await waitFor(() => expect(imported).toMatchObject([{ replaces: true, deletes: true }]))
})

it('offers nothing where there is nothing to change', async () => {
  serveImports({ sources: [], changes: nothing, replacing: nothing })
  const { user } = renderStudio('/studio/impor')
  await user.upload(await input(), file('resume.json'))
  expect(await screen.findByText('Tidak ada yang perlu diubah.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Impor sekarang' })).not.toBeInTheDocument()
})

const fileEntry = (path: string) => ({
  ...{ isFile: true, isDirectory: false, name: path.split('/').at(-1), fullPath: `/${path}` },
  file: (resolve: (file: File) => void) => resolve(file(path)),
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

it('reads files and folders that are dropped', async () => {
  const { previewed } = serveImports()
  renderStudio('/studio/impor')
  const folder = folderEntry('blog', [
    fileEntry('blog/air.md'),
    folderEntry('.git', [fileEntry('blog/.git/config')]),
    folderEntry('gambar', [fileEntry('blog/gambar/peta.png')]),
  ])
  await drop(folder, fileEntry('a.csv'))
  await runButton()
  expect(previewed).toMatchObject([
    { files: [{ path: 'blog/air.md' }, { path: 'blog/gambar/peta.png' }, { path: 'a.csv' }] },
    {},
  ])
  expect(screen.getByText('blog, a.csv')).toBeVisible()
})

it('sends no folder with too many files, and none without files', async () => {
  renderStudio('/studio/impor')
  await drop(folderEntry('kosong', []))
  expect(await screen.findByText('Tidak ada berkas yang dapat dibaca di sana.')).toBeVisible()
  await drop(...Array.from({ length: 2100 }, (_, index) => fileEntry(`${index}.md`)))
  expect(await screen.findByText(/^Paling banyak 2000 berkas/)).toBeVisible()
})

it('names the pictures that an import could not load', async () => {
  serveImports(full, 'Tidak diunduh:\n  foto')
  const { user } = renderStudio('/studio/impor')
  await user.upload(await input(), file('resume.json'))
  await user.click(await runButton())
  expect(await screen.findByText(/Tidak diunduh:\s+foto/)).toBeVisible()
})

it('shows the mistakes that the server has found', async () => {
  expectConsoleError(/imports\/preview: 400/)
  apiServer.use(
    http.post('*/api/studio/imports/preview', () => failure(400, 'a.pdf adalah PDF.\nYang …')),
  )
  renderStudio('/studio/impor')
  fireEvent.change(await input(), { target: { files: [file('a.pdf')] } })
  expect(await screen.findByText(/a\.pdf adalah PDF/)).toBeVisible()
})

it('sends no files that are too large', async () => {
  renderStudio('/studio/impor')
  const large = Object.defineProperty(file('a.zip'), 'size', { value: 46 * 2 ** 20 })
  fireEvent.change(await input(), { target: { files: [large] } })
  expect(await screen.findByText(/^Seluruh berkas paling besar 45 MB/)).toBeVisible()
})

it('shows why a file could not be read', async () => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  })
  renderStudio('/studio/impor')
  fireEvent.change(await input(), { target: { files: [file('hilang.json')] } })
  expect(await screen.findByText(/^Berkas itu tidak dapat dibaca lagi/)).toBeVisible()
  jest.restoreAllMocks()
})

it('imports after the owner has signed in again', async () => {
  expectConsoleError(/imports: 401/)
  const { imported } = serveImports()
  const { user } = renderStudio('/studio/impor')
  await user.upload(await input(), file('resume.json'))
  await runButton()
  apiServer.use(
    http.post('*/api/studio/imports', () => failure(401, 'Nobody has signed in'), { once: true }),
    http.post('*/api/studio/session/options', () => failure(404, 'None')),
    http.post('*/api/studio/session/password', () => success({ session: buildSession() })),
  )
  await user.click(await runButton())
  await user.type(await screen.findByLabelText('Kata sandi'), 'gajah biru menulis surat')
  await user.click(screen.getByRole('button', { name: 'Masuk' }))
  expect(await screen.findByText('Impor selesai.')).toBeVisible()
  expect(imported).toHaveLength(1)
})

const repositories: GithubRepository[] = [
  { name: 'peta', description: 'Peta air', stars: 12, language: 'Go', is_selected: true },
  { name: 'dotfiles', stars: 0, is_selected: false },
]

const added = { ...nothing, added: [{ resource: 'projects' as const, title: 'dotfiles' }] }

/** Serves a search and its import, and keeps the names and the imports that are sent. */
function serveGithub(found = repositories) {
  const searched: (string | null)[] = []
  const sent: unknown[] = []
  apiServer.use(
    http.get('*/api/studio/imports/github', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('name'))
      return success({ repositories: found })
    }),
    http.post('*/api/studio/imports/preview', async ({ request }) => {
      sent.push(await request.json())
      const sources = [{ kind: 'GitHub', taken: '1 proyek', notes: '' }]
      return success({ sources, changes: added, replacing: added })
    }),
    http.post('*/api/studio/imports', async ({ request }) => {
      sent.push(await request.json())
      return success({ changes: added, missing_pictures: '' })
    }),
  )
  return { searched, sent }
}

async function search(name: string) {
  const { user } = renderStudio('/studio/impor')
  await user.type(await screen.findByLabelText('Nama pengguna GitHub'), `${name}{Enter}`)
  return user
}

it('removes a preview whose selection has changed', async () => {
  serveGithub()
  const user = await search('dewi')
  await user.click(await screen.findByRole('button', { name: 'Tampilkan perubahan' }))
  await runButton()
  await user.click(screen.getByRole('checkbox', { name: 'dotfiles' }))
  expect(screen.queryByRole('button', { name: 'Impor sekarang' })).not.toBeInTheDocument()
})

it('offers the profile of a user without repositories', async () => {
  const { sent } = serveGithub([])
  const user = await search('@dewi')
  expect(await screen.findByText(/^Pengguna ini tidak punya repositori publik/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tampilkan perubahan' }))
  await waitFor(() => expect(sent).toEqual([{ github: { name: 'dewi', repositories: [] } }]))
})

it('shows why GitHub was not read', async () => {
  expectConsoleError(/imports\/github: 400/)
  const message = 'api.github.com tidak dapat dihubungi (EAI_AGAIN): periksa koneksi.'
  apiServer.use(http.get('*/api/studio/imports/github', () => failure(400, message)))
  await search('dewi')
  expect(await screen.findByText(message)).toBeVisible()
})
