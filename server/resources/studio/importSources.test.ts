import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type {
  GithubRepositoriesData,
  ImportedData,
  ImportFile,
  ImportPreviewData,
  ImportPreviewInput,
} from '../../../src/contract/imports'
import * as publicAddress from '../../content/sources/download/publicAddress'
import { readFiles } from '../../content/sources/files'
import { exportContent } from '../../content/exportContent'
import { listPictures } from '../../pictures/repository'
import { cleanUp, onCleanUp } from '../../testing/cleanUp'
import { drawHalves } from '../../testing/pictures'
import { StudioClient } from '../../testing/StudioClient'
import { createTestApp } from '../../testing/testApp'

jest.mock('../../content/sources/download/publicAddress')

const fixtures = path.join(__dirname, '../../content/sources/fixtures')

let origin: string
let respond: RequestListener

beforeEach(async () => {
  const server = createServer((request, response) => respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.GITHUB_API_URL = origin
  onCleanUp(() => void server.close().closeAllConnections())
})
afterEach(async () => {
  delete process.env.GITHUB_API_URL
  await cleanUp()
})

const file = (name: string, bytes: string | Buffer): ImportFile => ({
  path: name,
  base64: Buffer.from(bytes).toString('base64'),
})

const resume = (image: string) =>
  file('resume.json', JSON.stringify({ basics: { name: 'Dewi Contoh', image } }))

async function open() {
  const { app, database } = await createTestApp()
  const client = await StudioClient.signedIn(app)
  const query = 'message_language=id'
  return {
    database,
    preview: (sources: ImportPreviewInput) =>
      client.send<ImportPreviewData>('POST', `/studio/imports/preview?${query}`, sources),
    send: (sources: ImportPreviewInput) => {
      const body = { ...sources, replaces: false, deletes: false }
      return client.send<ImportedData>('POST', `/studio/imports?${query}`, body)
    },
    search: (name: string) =>
      client.send<GithubRepositoriesData>('GET', `/studio/imports/github?name=${name}&${query}`),
    portrait: async () => (await exportContent(database)).profile.profile_picture_full_url,
  }
}

const allowLocal = () => jest.mocked(publicAddress.isPublicAddress).mockReturnValue(true)

describe('a portrait on another host', () => {
  it('is stored like an upload, and stays if it cannot be loaded again', async () => {
    allowLocal()
    const picture = await (await drawHalves(40, 20)).png().toBuffer()
    respond = (_request, response) => response.end(picture)
    const { database, preview, send, portrait } = await open()
    const files = [resume(`${origin}/dewi`)]
    expect((await preview({ files })).data.sources[0]?.notes).not.toContain('Tidak diunduh')
    expect(await listPictures(database)).toEqual([])
    expect((await send({ files })).data.missing_pictures).toBe('')
    const stored = await portrait()
    expect(stored).toMatch(/^\/pictures\/stored\/[0-9a-f]{64}\.png$/)
    expect(await listPictures(database)).toMatchObject([{ url: stored }])

    respond = (_request, response) => response.writeHead(503).end()
    const { data } = await send({ files })
    expect(data.missing_pictures).toContain('status 503. Gambar dari impor terakhir tetap dipakai')
    expect(await portrait()).toBe(stored)
  })

  it('is named if it is no picture', async () => {
    allowLocal()
    respond = (_request, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { preview, send, portrait } = await open()
    const files = [resume(`${origin}/dewi`)]
    const note = `profile.profile_picture_full_url: "${origin}/dewi" tetap seperti semula: bukan JPEG`
    const { data } = await preview({ files })
    expect(data.sources[0]?.notes).toContain(`Tidak diunduh:\n  ${note}`)
    const { statusCode, data: imported } = await send({ files })
    expect([statusCode, imported.missing_pictures]).toEqual([200, expect.stringContaining(note)])
    expect(await portrait()).toBe(`${origin}/dewi`)
  })

  it('is not read from a private address', async () => {
    const { isPublicAddress } = jest.requireActual<typeof publicAddress>(
      '../../content/sources/download/publicAddress',
    )
    jest.mocked(publicAddress.isPublicAddress).mockImplementation(isPublicAddress)
    respond = () => fail('the private address was requested')
    const { preview } = await open()
    const { data } = await preview({ files: [resume(`${origin}/dewi`)] })
    expect(data.sources[0]?.notes).toContain('host-nya tidak berada di internet publik')
  })
})

describe('a folder', () => {
  it('of LinkedIn is read as its archive', async () => {
    const { preview } = await open()
    const files = readFiles(path.join(fixtures, 'linkedIn')).map((one) =>
      file(`Basic_Export/${one.path}`, one.bytes),
    )
    const { sources } = (await preview({ files })).data
    expect(sources).toMatchObject([{ kind: 'LinkedIn' }])
  })

  it('of posts has the pictures beside them, also without its name', async () => {
    const picture = await (await drawHalves(40, 20)).png().toBuffer()
    const post = '---\ntitle: Air\ndate: 2026-01-02\n---\n![Peta](peta.png)\n'
    const { preview, send, database } = await open()
    const files = [file('blog/air/index.md', post), file('blog/air/peta.png', picture)]
    const loose = [file('air.md', post), file('peta.png', picture)]
    expect((await preview({ files: loose })).data.sources).toMatchObject([{ taken: '1 artikel' }])
    await send({ files })
    const [stored] = await listPictures(database)
    const { posts } = await exportContent(database)
    expect(posts?.find(({ title }) => title === 'Air')?.content).toContain(stored?.url)
  })

  it('without known files is refused by its name', async () => {
    const { preview } = await open()
    const { statusCode, message } = await preview({
      files: [file('foto/a.txt', 'a'), file('foto/b.txt', 'b')],
    })
    expect([statusCode, message]).toEqual([400, expect.stringContaining('foto tidak berisi')])
  })
})

describe('GitHub', () => {
  const recorded: RequestListener = ({ url = '' }, response) => {
    const read = (name: string) =>
      readFileSync(path.join(fixtures, 'github', `${name}.json`), 'utf8')
    const { pathname } = new URL(url, origin)
    if (pathname === '/users/ratnakirana') response.end(read('user'))
    else if (pathname === '/users/ratnakirana/repos') response.end(read('repos'))
    else if (pathname.endsWith('/languages')) response.end('{"Go": 1}')
    else response.writeHead(404).end('{}')
  }
  const link = 'https://github.com/ratnakirana/leaflet'

  it('lists the repositories, then imports those that are selected', async () => {
    allowLocal()
    respond = recorded
    const { preview, send, search, database } = await open()
    const { repositories } = (await search('ratnakirana')).data
    expect(repositories).toHaveLength(8)
    expect(repositories[0]).toEqual({
      name: 'peta-mercusuar',
      description: expect.any(String) as string,
      stars: expect.any(Number) as number,
      language: 'Go',
      is_selected: true,
    })
    const selected = () => repositories.filter((one) => one.is_selected).map(({ name }) => name)
    expect(selected()).not.toContain('leaflet')

    const github = { name: 'ratnakirana', repositories: ['leaflet'] }
    const { sources, changes } = (await preview({ github })).data
    expect(sources).toMatchObject([{ kind: 'GitHub' }])
    expect(changes.added).toContainEqual({ resource: 'projects', title: 'leaflet' })
    await send({ github })
    const { projects } = await exportContent(database)
    expect(projects.map(({ link_code }) => link_code)).toContain(link)

    const again = (await search('ratnakirana')).data.repositories
    expect(again.filter((one) => one.is_selected)).toEqual([again[0]])
    expect(again[0]?.name).toBe('leaflet')
    expect((await preview({ github })).data.changes.added).toEqual([])
  })

  it('is refused with a message for the studio', async () => {
    respond = recorded
    const { search, preview } = await open()
    const unknown = await search('hilang')
    expect(unknown.statusCode).toBe(400)
    expect(unknown.message).toContain('tulis nama di alamat profilnya, seperti octocat.')
    const { message } = await preview({ github: { name: 'ratnakirana', repositories: ['x'] } })
    expect(message).toBe(
      'GitHub tidak punya lagi repositori publik dengan nama itu: x. Cari sekali lagi.',
    )
    process.env.GITHUB_API_URL = 'http://127.0.0.1:9999'
    expect((await search('ratnakirana')).message).toMatch(
      /^127\.0\.0\.1:9999 tidak dapat dihubungi \(.*ECONNREFUSED.*\): periksa koneksi/,
    )
  })
})
