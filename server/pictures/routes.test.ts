import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import type { FastifyInstance } from 'fastify'
import type {
  DeletedPictureData,
  SitePicturesData,
  StoredPictureData,
  StoredPicture,
  StoredPicturesData,
} from '../../src/contract/pictures'
import type { EncodeFile } from './encodeUpload'
import { buildApp } from '../app'
import { importContent } from '../content/importContent'
import { buildContent, contentProject } from '../testing/content'
import { createPictures, drawHalves, takePhotograph } from '../testing/pictures'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, send, token, type TestApp } from '../testing/testApp'
import { storedPictures } from './repository'

let test: TestApp
let app: FastifyInstance

beforeAll(async () => {
  test = await createTestApp(undefined, undefined, (database) =>
    createPictures().openStore(storedPictures(database)),
  )
  app = test.app
})
afterAll(cleanUp)

const headers = { authorization: `Bearer ${token}` }

async function upload(bytes: Buffer, type = 'image/jpeg', to = app) {
  const response = await to.inject({
    method: 'POST',
    url: '/api/pictures',
    headers: { ...headers, 'content-type': type },
    payload: bytes,
  })
  const body = response.json<{
    data: StoredPictureData
    message: string
    errors?: { path: string }[]
  }>()
  return { statusCode: response.statusCode, ...body }
}

/** Uploads a picture that no other test has. */
async function uploadNew(background: string): Promise<StoredPicture> {
  const picture = { create: { width: 40, height: 20, channels: 3, background } } as const
  return (await upload(await sharp(picture).png().toBuffer(), 'image/png')).data.picture
}

async function list(): Promise<StoredPicture[]> {
  const response = await app.inject({ url: '/api/pictures', headers })
  return response.json<{ data: StoredPicturesData }>().data.pictures
}

const findListed = async (hash: string) => (await list()).find((picture) => picture.hash === hash)

const putProject = (picture: string | null) =>
  send(app, 'PUT', '/projects/1', { picture_url: picture })

it('stores a picture once, and serves it and its sizes immutably', async () => {
  const photograph = await takePhotograph()
  const first = await upload(photograph)
  expect([first.statusCode, (await upload(photograph)).statusCode]).toEqual([201, 200])
  const { picture } = first.data
  expect(picture).toMatchObject({ type: 'image/jpeg', width: 600, height: 800, uses: [] })
  expect(picture.url).toBe(`/pictures/stored/${picture.hash}.jpg`)
  const derived = await app.inject(picture.url)
  expect(derived.rawPayload).toHaveLength(picture.size)
  expect(derived.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const sized = await app.inject(`/sized${picture.url}/400.avif`)
  expect([sized.statusCode, sized.headers['content-type']]).toEqual([200, 'image/avif'])
  expect(sized.headers['cache-control']).toContain('immutable')
})

it('responds with 404 for a picture under another ending, or that is not stored', async () => {
  const { url, hash } = await uploadNew('#010203')
  expect((await app.inject(url)).statusCode).toBe(200)
  for (const path of [url.replace('.png', '.jpg'), url.replace(hash, 'f'.repeat(64))]) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})

it('decides by the content, whatever the client declares', async () => {
  const png = await (await drawHalves(20, 20)).png().toBuffer()
  expect((await upload(png, 'image/jpeg')).data.picture.type).toBe('image/png')
  expect((await upload(png, 'application/octet-stream')).statusCode).toBe(200)
  expect((await upload(png, 'multipart/form-data; boundary=a')).statusCode).toBe(415)
})

it('refuses a file with a reason, and a body that is too large or missing', async () => {
  const svg = await upload(Buffer.from('<svg><script/></svg>'), 'image/svg+xml')
  expect([svg.statusCode, svg.errors?.[0]?.path, svg.message]).toEqual([
    400,
    'type',
    expect.stringMatching(/^type is SVG/),
  ])
  expect((await upload(Buffer.alloc(21 * 1024 * 1024))).statusCode).toBe(413)
  expect((await upload(Buffer.alloc(0))).errors?.[0]?.path).toBe('picture')
})

it('lists the files of the folder with the entries that show them, and no placeholders', async () => {
  const { openStore, write } = createPictures()
  for (const name of ['peta hulu.webp', 'peta.webp', 'peta.webp.png', 'a-placeholder.svg']) {
    write(name, 'gambar')
  }
  const other = await createTestApp(undefined, undefined, () => openStore())
  const pictures = { picture_url: '/pictures/peta.webp?focus=30,60', picture_alt: 'Peta' }
  await send(other.app, 'PUT', '/projects/1', pictures)
  await send(other.app, 'PUT', '/posts/1', { content: '![Hulu](/pictures/peta%20hulu.webp)' })
  const response = await other.app.inject({ url: '/api/pictures/files', headers })
  const { files } = response.json<{ data: SitePicturesData }>().data
  const use = { id: 1, title: expect.any(String) as string, is_draft: false }
  expect(files).toEqual([
    {
      ...{ name: 'peta hulu.webp', url: '/pictures/peta%20hulu.webp', size: 6 },
      uses: [{ ...use, resource: 'posts' }],
    },
    {
      ...{ name: 'peta.webp', url: '/pictures/peta.webp', size: 6 },
      uses: [{ ...use, resource: 'projects' }],
    },
    { name: 'peta.webp.png', url: '/pictures/peta.webp.png', size: 6, uses: [] },
  ])
  expect((await other.app.inject('/api/pictures/files')).statusCode).toBe(401)
})

it('clears no cached response: nothing shows a new picture yet', async () => {
  const before = app.contentVersion.current
  await uploadNew('#131415')
  expect(app.contentVersion.current).toBe(before)
})

it('removes the file of an upload, also of a refused one', async () => {
  const folders: string[] = []
  const encodeFile: EncodeFile = async (file, result) => {
    folders.push(path.dirname(file))
    return (await import('./encodeUpload')).encodeFile(file, result)
  }
  const other = await buildApp({ database: test.database, tokens: [token], encodeFile })
  await upload(await takePhotograph(), 'image/jpeg', other)
  await upload(Buffer.from('bukan gambar'), 'image/jpeg', other)
  expect(folders).toHaveLength(2)
  expect(folders.filter((folder) => existsSync(folder))).toEqual([])
  await other.close()
})

it('is for the owner only', async () => {
  const { hash } = await uploadNew('#040506')
  const requests = [
    app.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { 'content-type': 'image/png' },
      payload: 'a',
    }),
    app.inject('/api/pictures'),
    app.inject({ method: 'PUT', url: `/api/pictures/${hash}`, payload: {} }),
    app.inject({ method: 'DELETE', url: `/api/pictures/${hash}` }),
  ]
  for (const { statusCode } of await Promise.all(requests)) expect(statusCode).toBe(401)
})

it('changes the description and the focal point', async () => {
  const { hash } = await uploadNew('#070809')
  const change = (body: object) => send<StoredPictureData>(app, 'PUT', `/pictures/${hash}`, body)
  await change({ alt: 'Sawah', focus: { x: 0, y: 100 } })
  expect(await findListed(hash)).toMatchObject({ alt: 'Sawah', focus: { x: 0, y: 100 } })
  const { data } = await change({ focus: null })
  expect(data.picture).toMatchObject({ alt: 'Sawah', focus: null })
  expect((await change({ focus: { x: 101, y: 0 } })).statusCode).toBe(400)
  expect((await change({ alt: '' })).data.picture.alt).toBeNull()
})

it.each([
  ['a picture of a project', 'projects', { picture_url: 'URL?focus=30,60' }],
  ['a gallery', 'projects', { pictures: [{ picture_url: 'URL' }] }],
  ['a story', 'projects', { story: 'Teks ![a](URL) teks' }],
  ['the profile', 'profiles', { profile_picture_full_url: 'URL' }],
  ['a testimonial', 'testimonials', { customer_profile_picture_url: 'URL' }],
  ['a post', 'posts', { author: { name: 'A', avatar: 'URL' } }],
])(
  'finds its use in %s, and refuses to delete it until that ends',
  async (name, resource, fields) => {
    const { hash, url } = await uploadNew(`#${Buffer.from(name).toString('hex').slice(-6)}`)
    const before = await app.inject({ url: `/api/${resource}/1`, headers })
    const changes = JSON.parse(JSON.stringify(fields).replace('URL', url)) as object
    expect((await send(app, 'PUT', `/${resource}/1`, changes)).statusCode).toBe(200)
    expect((await findListed(hash))?.uses).toEqual([
      { resource, id: 1, title: expect.stringMatching(/\w/) as string, is_draft: false },
    ])
    const refused = await send(app, 'DELETE', `/pictures/${hash}`)
    expect([refused.statusCode, refused.message]).toEqual([409, expect.stringContaining(resource)])
    const [entity] = Object.values(before.json<{ data: Record<string, object> }>().data)
    const [field = ''] = Object.keys(fields)
    const old = (entity as Record<string, unknown>)[field] ?? null
    expect((await send(app, 'PUT', `/${resource}/1`, { [field]: old })).errors).toBeUndefined()
    expect(await findListed(hash)).toMatchObject({ uses: [], is_in_history: true })
    expect((await send<DeletedPictureData>(app, 'DELETE', `/pictures/${hash}`)).data).toEqual({
      hash,
    })
    expect((await app.inject(url)).statusCode).toBe(404)
    expect((await send(app, 'DELETE', `/pictures/${hash}`)).statusCode).toBe(404)
  },
)

it('finds its use in a draft, and refuses to delete it', async () => {
  const { hash, url } = await uploadNew('#654321')
  const draft = '/drafts/projects/draft-of-a-picture'
  const changes = { title: 'Baru', picture_url: url }
  const body = { revision: 1, changes, replaces: [] }
  expect((await send(app, 'PUT', draft, body)).errors).toBeUndefined()
  expect((await findListed(hash))?.uses).toMatchObject([
    { resource: 'projects', title: 'Baru', is_draft: true },
  ])
  expect((await send(app, 'DELETE', `/pictures/${hash}`)).statusCode).toBe(409)
})

it('keeps the focal point in the address, and sizes and colours without it', async () => {
  const { url } = await uploadNew('#112233')
  for (const file of (await app.pictures?.list()) ?? []) await app.pictures?.updateMetadata(file)
  await putProject(`${url}?focus=10,90`)
  const { data } = await get<{ project: Record<string, unknown> }>(app, '/projects/1')
  expect(data.project).toMatchObject({
    picture_url: `${url}?focus=10,90`,
    picture_colours: '#112233 #112233',
  })
  await putProject(null)
})

it('is untouched by an import', async () => {
  const { hash } = await uploadNew('#445566')
  await importContent(test.database, buildContent({ projects: [contentProject(1)] }))
  expect(await findListed(hash)).toBeDefined()
})

it('answers readers while an upload is encoded', async () => {
  let isEncoding = false
  const encodeFile: EncodeFile = async (...args) => {
    isEncoding = true
    const encoded = await (await import('./encodeUpload')).encodeFile(...args)
    isEncoding = false
    return encoded
  }
  const other = await buildApp({ database: test.database, tokens: [token], encodeFile })
  const address = await other.listen({ port: 0, host: '127.0.0.1' })
  const large = await (await drawHalves(6000, 4000)).jpeg().toBuffer()
  const uploaded = upload(large, 'image/jpeg', other)
  let reads = 0
  let isAnswered = false
  void uploaded.finally(() => (isAnswered = true))
  for (let page = 1; !isAnswered; page += 1) {
    const response = await fetch(`${address}/api/projects?page=${page}`)
    expect(response.status).toBe(200)
    if (isEncoding) reads += 1
  }
  expect((await uploaded).statusCode).toBe(201)
  expect(reads).toBeGreaterThan(0)
  await other.close()
})

it('receives the rest of a body that is too large, so that the client reads the answer', async () => {
  const other = await buildApp({ database: test.database, tokens: [token] })
  const address = await other.listen({ port: 0, host: '127.0.0.1' })
  const sent = request(`${address}/api/pictures`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
  })
  const [[response]] = await Promise.all([
    once(sent, 'response') as Promise<[IncomingMessage]>,
    once(sent.end(Buffer.alloc(40 * 1024 * 1024)), 'finish'),
  ])
  expect(response.statusCode).toBe(413)
  response.destroy()
  await other.close()
})

it('serves stored pictures without the studio, which alone uploads and lists them', async () => {
  const { url, hash } = await uploadNew('#0a0b0c')
  const withoutStudio = await buildApp({
    database: test.database,
    tokens: [token],
    pictures: createPictures().openStore(storedPictures(test.database)),
    hasStudio: false,
  })
  for (const path of [url, `/sized${url}/400.avif`]) {
    expect((await withoutStudio.inject(path)).statusCode).toBe(200)
  }
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', `/${hash}`],
    ['DELETE', `/${hash}`],
  ] as const) {
    const response = await withoutStudio.inject({ method, url: `/api/pictures${path}`, headers })
    expect([method, response.statusCode]).toEqual([method, 404])
  }
  await withoutStudio.close()
})
