import type { RequestListener } from 'node:http'
import { zipSync } from 'fflate'
import type {
  GithubRepositoriesData,
  ImportedData,
  ImportFile,
  ImportInput,
  ImportPreviewData,
} from '../../../src/contract/imports'
import type { Content } from '../../content/contentSchema'
import { exportContent } from '../../content/database/exportContent'
import * as publicAddress from '../../content/sources/download/publicAddress'
import { readContentVersion, readEditedAt } from '../../database/contentWrites'
import { readTrash } from '../../database/entries/trash'
import { hashOf, listPictures } from '../../pictures/repository'
import { cleanUp } from '../../testing/cleanUp'
import { recordedAnswer, startGithub } from '../../testing/githubServer'
import { startWebServer } from '../../testing/listen'
import { drawHalves } from '../../testing/pictures'
import { StudioClient } from '../../testing/StudioClient'
import { createTestApp, openTestDatabase, startApp } from '../../testing/testApp'

jest.mock('../../content/sources/download/publicAddress')

afterEach(async () => {
  delete process.env.GITHUB_API_URL
  await cleanUp()
})

const file = (name: string, bytes: string | Uint8Array): ImportFile => ({
  path: name,
  base64: Buffer.from(bytes).toString('base64'),
})

const work = (position: string, name: string, more: object = {}) => ({
  ...{ name, position, startDate: '2021-02' },
  ...more,
})

const resume = (jobs: object[], basics: object = { label: 'Insinyur' }) =>
  file('resume.json', JSON.stringify({ basics: { name: 'Dewi Contoh', ...basics }, work: jobs }))

const first = [work('Insinyur', 'Telaga'), work('Perancang', 'Sawah', { summary: 'Irigasi.' })]

type Input = Partial<ImportInput>

async function open(content?: Content) {
  const { app, database } = await createTestApp(content)
  const client = await StudioClient.signedIn(app)
  const request = <Data>(method: 'GET' | 'POST', path: string, body?: object, language = 'en') => {
    const separator = path.includes('?') ? '&' : '?'
    const url = `/studio/imports${path}${separator}message_language=${language}`
    return client.send<Data>(method, url, body)
  }
  return {
    ...{ app, database, client, request },
    preview: (...files: ImportFile[]) => request<ImportPreviewData>('POST', '/preview', { files }),
    send: (files: ImportFile[], options: Input = {}) =>
      request<ImportedData>('POST', '', { files, replaces: false, deletes: false, ...options }),
    jobs: async () =>
      (await exportContent(database)).experiences.map(({ company_name }) => company_name).sort(),
  }
}

const job = (title: string) => ({ resource: 'experience', title })

it('previews the changes without a write, then adds what is new, once', async () => {
  const { database, preview, send, jobs } = await open()
  const [before, version] = [await exportContent(database), await readContentVersion(database)]
  const { statusCode, data } = await preview(resume(first))
  expect(statusCode).toBe(200)
  expect(data.changes).toEqual({
    added: [job('Insinyur, Telaga'), job('Perancang, Sawah')],
    changed: [
      ['current_job_title', 'Insinyur'],
      ['years_of_experience', expect.stringMatching(/^\d+$/) as string],
    ].map(([field, given]) => ({ resource: 'profiles', title: '', field, own: '', given })),
    ...{ removed: [], kept: [], unchanged: 0, omitted: 0 },
  })
  expect(data.sources).toMatchObject([{ kind: 'JSON Resume' }])
  expect(data.sources[0]?.taken).toContain('2 experiences')
  expect(await exportContent(database)).toEqual(before)
  expect(await readContentVersion(database)).toBe(version)

  const sent = await send([resume(first)])
  expect([sent.statusCode, sent.data.changes.added.length]).toEqual([200, 2])
  expect(await jobs()).toEqual(['A', 'B', 'C', 'Sawah', 'Telaga'])
  const editedAt = await readEditedAt(database)
  expect(editedAt).toBeDefined()
  const imported = await exportContent(database)
  const nothing = { added: [], changed: [], removed: [], kept: [] }
  const again = (await preview(resume(first))).data
  expect(again).toMatchObject({ changes: nothing, replacing: nothing })
  await send([resume(first)])
  expect(await exportContent(database)).toEqual(imported)
  expect(await readEditedAt(database)).toBe(editedAt)
})

it('keeps what the owner has edited and what is gone, unless it is to be replaced or deleted', async () => {
  const { client, database, preview, send, jobs } = await open()
  await send([resume(first)])
  const rows = () => database.selectFrom('experiences').selectAll().execute()
  const find = async () => (await rows()).find(({ company_name }) => company_name === 'Sawah')
  await client.send('PUT', `/experience/${(await find())?.id}`, { description: 'Disunting.' })
  const changed = resume([work('Perancang', 'Sawah', { summary: 'Subak.' })])
  const values = { field: 'description', own: 'Disunting.', given: 'Subak.' }
  const field = { ...job('Perancang, Sawah'), ...values }
  const { changes, replacing } = (await preview(changed)).data
  expect([changes.kept, changes.changed, replacing.changed]).toEqual([[field], [], [field]])
  expect(changes.removed).toEqual([job('Insinyur, Telaga')])
  await send([changed])
  expect((await find())?.description).toBe('Disunting.')
  await send([changed], { replaces: true })
  expect((await find())?.description).toBe('Subak.')
  expect(await jobs()).toContain('Telaga')
  await send([changed], { deletes: true })
  expect(await jobs()).toEqual(['A', 'B', 'C', 'Sawah'])
  expect(await readTrash(database)).toMatchObject([
    { table_name: 'experiences', title: 'Insinyur, Telaga' },
  ])
})

it('refuses files with a message in the language of the studio', async () => {
  const { request } = await open()
  for (const [language, name, text, message] of [
    ['id', 'surat.pdf', '%PDF-1.7', 'surat.pdf adalah PDF'],
    ['en', 'surat.pdf', '%PDF-1.7', 'surat.pdf is a PDF'],
    ['id', 'catatan.csv', 'a,b\n1,2', 'Jenis catatan.csv tidak dikenal.\nYang diterima:'],
    ['en', 'resume.json', '{"basics": {"name": "Dewi}', 'resume.json was read as JSON Resume:'],
    ['id', 'content.yaml', 'profile: {}', 'content.yaml:1 profile.full_name'],
    ['id', 'foto/a.txt', 'a', 'tidak dikenal'],
  ] as const) {
    const body = { files: [file(name, text)] }
    const previewed = await request('POST', '/preview', body, language)
    const whole = { ...body, replaces: false, deletes: false }
    for (const response of [previewed, await request('POST', '', whole, language)]) {
      expect(response).toMatchObject({ statusCode: 400 })
      expect(response.message).toContain(message)
      expect(response.message).not.toMatch(/github:|npm run|--/)
    }
  }
})

it('makes a backup before a change, and none without one', async () => {
  const { database } = await openTestDatabase()
  const reasons: string[] = []
  const backUp = (reason: string) => Promise.resolve(reasons.push(reason))
  const client = await StudioClient.signedIn(await startApp({ database, backUp }))
  const body = { files: [resume(first)], replaces: false, deletes: false }
  await client.send('POST', '/studio/imports', body)
  await client.send('POST', '/studio/imports', body)
  expect(reasons).toEqual(['before-import'])
})

it('stores a portrait on another host like an upload, and keeps it if it cannot be loaded again', async () => {
  const draw = async (width: number) => (await drawHalves(width, 20)).png().toBuffer()
  const [picture, other] = [await draw(40), await draw(60)]
  // The address of this machine counts as a public one.
  jest.mocked(publicAddress.isPublicAddress).mockReturnValue(true)
  let respond: RequestListener = (_request, response) => response.end(picture)
  const host = await startWebServer((request, response) => respond(request, response))
  const { database, preview, send } = await open()
  const files = [resume([], { image: `${host}/dewi` })]
  const changes = async () => (await preview(...files)).data.changes
  const portrait = async () => (await exportContent(database)).profile.profile_picture_full_url
  expect((await preview(...files)).data.sources[0]?.notes).not.toContain('Not downloaded')
  expect(await listPictures(database)).toEqual([])
  expect((await send(files)).data.missing_pictures).toBe('')
  const stored = await portrait()
  expect(stored).toMatch(/^\/pictures\/stored\/[0-9a-f]{64}\.png$/)
  expect(await listPictures(database)).toMatchObject([{ url: stored }])
  expect(await changes()).toMatchObject({ added: [], changed: [], kept: [], removed: [] })
  respond = (_request, response) => response.end(other)
  expect((await changes()).changed).toMatchObject([{ field: 'profile_picture_full_url' }])

  respond = (_request, response) => response.writeHead(503).end()
  expect((await preview(...files)).data.sources[0]?.notes).toContain('Not downloaded')
  const { data } = await send(files)
  expect(data.missing_pictures).toContain('status 503. The picture of the last import stays')
  expect(await portrait()).toBe(stored)
})

it('takes the pictures beside the posts of a folder', async () => {
  const picture = await (await drawHalves(40, 20)).png().toBuffer()
  const post = '---\ntitle: Air\ndate: 2026-01-02\n---\n![Peta](peta.png)\n'
  const { preview, send, database } = await open()
  const loose = [file('air.md', post), file('peta.png', picture)]
  expect((await preview(...loose)).data.sources).toMatchObject([{ taken: '1 post' }])
  await send([file('blog/air/index.md', post), file('blog/air/peta.png', picture)])
  const [stored] = await listPictures(database)
  const { posts } = await exportContent(database)
  expect(posts?.find(({ title }) => title === 'Air')?.content).toContain(stored?.url)
})

it('takes the posts and described pictures of an export', async () => {
  const { preview, send, database } = await open()
  const { posts: _, ...content } = await exportContent(database)
  const picture = await (await drawHalves(40, 20)).png().toBuffer()
  const name = `${hashOf(picture)}.png`
  const files = {
    'content.yaml': Buffer.from(JSON.stringify(content)),
    'posts/air.md': Buffer.from('---\ntitle: Air\npublishedAt: 2026-01-02\n---\nSejak pagi.\n'),
    [`pictures/${name}`]: picture,
    'pictures/pictures.json': Buffer.from(JSON.stringify({ [name]: { alt: 'Sawah' } })),
  }
  const site = file('site.zip', zipSync(files))
  const { sources, changes } = (await preview(site)).data
  expect(sources).toMatchObject([{ kind: 'Karya' }])
  expect(changes).toMatchObject({ added: [{ title: 'Air' }], changed: [], removed: [], kept: [] })
  await send([site])
  expect(await listPictures(database)).toMatchObject([{ alt: 'Sawah' }])
  const { posts } = await exportContent(database)
  expect(posts?.find(({ slug }) => slug === 'air')?.content).toBe('Sejak pagi.')
})

it('lists the repositories at GitHub, then imports those that are selected, or says why not', async () => {
  process.env.GITHUB_API_URL = await startGithub(recordedAnswer)
  const { request, database } = await open()
  const search = (name: string) =>
    request<GithubRepositoriesData>('GET', `/github?name=${name}`, undefined, 'id')
  const preview = (repositories: string[]) => {
    const body = { github: { name: 'ratnakirana', repositories } }
    return request<ImportPreviewData>('POST', '/preview', body, 'id')
  }
  const { repositories } = (await search('ratnakirana')).data
  expect(repositories).toHaveLength(8)
  expect(repositories[0]).toEqual({
    ...{ name: 'peta-mercusuar', language: 'Go', is_selected: true },
    ...{ description: expect.any(String) as string, stars: expect.any(Number) as number },
  })
  const unselected = { name: 'leaflet', is_selected: false }
  expect(repositories).toContainEqual(expect.objectContaining(unselected))
  const { sources, changes } = (await preview(['leaflet'])).data
  expect(sources).toMatchObject([{ kind: 'GitHub' }])
  expect(changes.added).toContainEqual({ resource: 'projects', title: 'leaflet' })
  const github = { name: 'ratnakirana', repositories: ['leaflet'] }
  await request('POST', '', { github, replaces: false, deletes: false })
  const { projects } = await exportContent(database)
  const links = projects.map(({ link_code }) => link_code)
  expect(links).toContain('https://github.com/ratnakirana/leaflet')
  const again = (await search('ratnakirana')).data.repositories
  expect(again.filter((one) => one.is_selected)).toEqual([again[0]])
  expect(again[0]?.name).toBe('leaflet')
  expect((await preview(['leaflet'])).data.changes.added).toEqual([])

  const unknown = await search('hilang')
  expect(unknown.statusCode).toBe(400)
  expect(unknown.message).toContain('tulis nama di alamat profilnya, seperti octocat.')
  expect((await preview(['x'])).message).toBe(
    'GitHub tidak punya lagi repositori publik dengan nama itu: x. Cari sekali lagi.',
  )
})
