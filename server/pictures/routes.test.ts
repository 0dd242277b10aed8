import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import type { FastifyInstance } from 'fastify'
import type {
  DeletedPicture,
  SitePicturesData,
  StoredPictureData,
  StoredPicture,
  StoredPicturesData,
} from '../../src/contract/pictures'
import { importContent } from '../content/database/importContent'
import { buildContent, contentProject } from '../testing/content'
import { createPictures, drawHalves, takePhotograph } from '../testing/pictures'
import * as testApp from '../testing/testApp'
import { storedPictures } from './repository'
import type { ProjectData, ProjectsData } from '../../src/contract/projects'
import type { DraftsData } from '../../src/contract/studio'
import { RichText } from '../../src/contract/schema/richText'
import { parseMarkdown } from '../markdown/parseMarkdown'

const { createTestApp, get, owner, send, startApp, token } = testApp
let test: testApp.TestApp
let app: FastifyInstance

beforeAll(async () => {
  test = await createTestApp(undefined, undefined, (database) =>
    createPictures().openStore(storedPictures(database)),
  )
  app = test.app
})

async function upload(bytes: Buffer, type = 'image/jpeg', to = app) {
  return send<StoredPictureData>(to, 'POST', '/pictures', bytes, { ...owner, 'content-type': type })
}

/** Uploads a picture that no other test has. */
async function uploadNew(background: string): Promise<StoredPicture> {
  const picture = { create: { width: 40, height: 20, channels: 3, background } } as const
  return (await upload(await sharp(picture).png().toBuffer(), 'image/png')).data.picture
}

async function list(): Promise<StoredPicture[]> {
  return (await get<StoredPicturesData>(app, '/pictures', owner)).data.pictures
}

const findListed = async (hash: string) => (await list()).find((picture) => picture.hash === hash)

it('stores a picture once, without clearing caches, and serves it and its sizes immutably', async () => {
  const version = app.contentVersion.current
  const photograph = await takePhotograph()
  const first = await upload(photograph)
  expect([first.statusCode, (await upload(photograph)).statusCode]).toEqual([201, 200])
  // Nothing shows a new picture yet.
  expect(app.contentVersion.current).toBe(version)
  const { picture } = first.data
  const { url, hash } = picture
  expect(picture).toMatchObject({ type: 'image/jpeg', width: 600, height: 800, uses: [] })
  expect(url).toBe(`/pictures/stored/${hash}.jpg`)
  const derived = await app.inject(url)
  expect(derived.rawPayload).toHaveLength(picture.size)
  const immutable = 'public, max-age=31536000, immutable'
  const stored = { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' }
  expect(derived.headers).toMatchObject({ 'cache-control': immutable, ...stored })
  const sized = await app.inject(`/sized${url}/400.avif`)
  expect([sized.statusCode, sized.headers['content-type']]).toEqual([200, 'image/avif'])
  expect(sized.headers['cache-control']).toBe(immutable)
  for (const path of [url.replace('.jpg', '.png'), url.replace(hash, 'f'.repeat(64))]) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})

it('decides by the content, and refuses with a reason', async () => {
  const png = await (await drawHalves(20, 20)).png().toBuffer()
  expect((await upload(png, 'image/jpeg')).data.picture.type).toBe('image/png')
  expect((await upload(png, 'application/octet-stream')).statusCode).toBe(200)
  expect((await upload(png, 'multipart/form-data; boundary=a')).statusCode).toBe(415)
  const svg = await upload(Buffer.from('<svg><script/></svg>'), 'image/svg+xml')
  expect(svg).toMatchObject({ statusCode: 400, errors: [{ path: 'type' }] })
  expect(svg.message).toMatch(/^type is SVG/)
  expect((await upload(Buffer.alloc(21 * 1024 * 1024))).statusCode).toBe(413)
  expect((await upload(Buffer.alloc(0))).errors?.[0]?.path).toBe('picture')
})

it('lists the files of the folder with the entries that show them, and no placeholders', async () => {
  const { app, write } = await appWith('/pictures/peta.webp?focus=30,60')
  for (const name of ['peta hulu.webp', 'peta.webp', 'peta.webp.png', 'a-placeholder.svg']) {
    write(name, 'gambar')
  }
  await send(app, 'PUT', '/posts/1', { content: '![Hulu](/pictures/peta%20hulu.webp)' })
  const { files } = (await get<SitePicturesData>(app, '/pictures/files', owner)).data
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
])('finds its use in %s, and keeps it until that ends', async (name, resource, fields) => {
  const { hash, url } = await uploadNew(`#${Buffer.from(name).toString('hex').slice(-6)}`)
  const before = await app.inject({ url: `/api/${resource}/1`, headers: owner })
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
  expect((await send<DeletedPicture>(app, 'DELETE', `/pictures/${hash}`)).data).toEqual({ hash })
  expect((await app.inject(url)).statusCode).toBe(404)
  expect((await send(app, 'DELETE', `/pictures/${hash}`)).statusCode).toBe(404)
})

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

it('keeps the focal point in the address, colours without it, and is untouched by an import', async () => {
  const { url, hash } = await uploadNew('#112233')
  for (const file of (await app.pictures?.list()) ?? []) await app.pictures?.updateMetadata(file)
  await send(app, 'PUT', '/projects/1', { picture_url: `${url}?focus=10,90` })
  const { data } = await get<{ project: Record<string, unknown> }>(app, '/projects/1')
  expect(data.project).toMatchObject({
    picture_url: `${url}?focus=10,90`,
    picture_colours: '#112233 #112233',
  })
  const changes = { pictures: [{ picture_url: url }] }
  const draft = { entry_id: 1, revision: 1, changes, replaces: [] }
  await send(app, 'PUT', `/drafts/projects/${'a'.repeat(22)}`, draft)
  const { drafts } = (await get<DraftsData>(app, '/drafts/projects', owner)).data
  expect(drafts.find(({ entry_id }) => entry_id === 1)?.changes).toEqual(changes)
  await importContent(test.database, buildContent({ projects: [contentProject(1)] }))
  expect(await findListed(hash)).toBeDefined()
})

it('receives the rest of a body that is too large, so that the client reads the answer', async () => {
  const other = await startApp({ database: test.database, tokens: [token] })
  const address = await other.listen({ port: 0, host: '127.0.0.1' })
  const sent = request(`${address}/api/pictures`, {
    method: 'POST',
    headers: { ...owner, 'content-type': 'image/jpeg' },
  })
  const [[response]] = await Promise.all([
    once(sent, 'response') as Promise<[IncomingMessage]>,
    once(sent.end(Buffer.alloc(25 * 1024 * 1024)), 'finish'),
  ])
  expect(response.statusCode).toBe(413)
  response.destroy()
})

it('serves stored pictures without the studio, which alone uploads and lists them', async () => {
  const { url, hash } = await uploadNew('#0a0b0c')
  const withoutStudio = await startApp({
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
    const url = `/api/pictures${path}`
    const { statusCode } = await withoutStudio.inject({ method, url, headers: owner })
    expect([method, statusCode]).toEqual([method, 404])
  }
})

/** A server whose projects have these pictures. */
async function appWith(...addresses: (string | null)[]) {
  const pictures = createPictures()
  const projects = addresses.map((picture_url, index) => ({
    ...contentProject(index + 1),
    picture_url,
  }))
  const { app } = await createTestApp(buildContent({ projects }), undefined, () => pictures.store)
  return { app, ...pictures }
}

const readColours = async (app: FastifyInstance, path = '/projects/1') =>
  (await get<ProjectData>(app, path)).data.project.picture_colours

it('serves a picture that is added while the server runs, with 304 until it is replaced', async () => {
  const { app, write } = await appWith()
  const url = '/pictures/foto.jpg'
  expect((await app.inject(url)).statusCode).toBe(404)
  write('foto.jpg', await takePhotograph())
  const derived = await app.inject(url)
  expect(derived.statusCode).toBe(200)
  expect(derived.rawPayload.toString('latin1')).not.toMatch(/Exif|GPS/)
  expect(derived.headers).toMatchObject({
    ...{ 'content-type': 'image/jpeg', 'cache-control': 'no-cache' },
    'x-content-type-options': 'nosniff',
  })
  const sized = await app.inject(`/sized${url}/400.avif`)
  expect([sized.statusCode, sized.headers['content-type']]).toEqual([200, 'image/avif'])
  const headers = { 'if-none-match': String(derived.headers.etag) }
  expect((await app.inject({ url, headers })).statusCode).toBe(304)
  write('foto.jpg', await (await drawHalves(80, 40)).jpeg().toBuffer())
  expect((await app.inject({ url, headers })).statusCode).toBe(200)

  write('../rahasia.jpg', await (await drawHalves(8, 8)).jpeg().toBuffer())
  write('rusak.jpg', 'bukan gambar')
  write('tanda.svg', '<svg/>')
  for (const path of [
    ...['/sized/pictures/foto.jpg/401.avif', '/sized/pictures/foto.jpg/400.png'],
    ...['/sized/pictures/tidak-ada.jpg/400.avif', '/sized/pictures/tanda.svg/400.avif'],
    ...['/sized/pictures/rusak.jpg/400.avif', '/pictures/rusak.jpg', '/pictures/'],
    '/pictures/%2e%2e/rahasia.jpg',
  ]) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404])
  }
})

it('serves vector graphics with the headers of documents', async () => {
  const { app, write } = await appWith()
  write('tanda.svg', '<svg/>')
  const { body, headers } = await app.inject('/pictures/tanda.svg')
  expect(body).toBe('<svg/>')
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(headers['content-security-policy']).toBeDefined()
})

it('adds the colours of the site’s own opaque pictures, and shows those of new ones', async () => {
  const { app, write } = await appWith('/pictures/a.webp', 'https://example.com/b.webp', null)
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect(await readColours(app)).toBeUndefined()
  const changed = new Promise<void>((resolve) => app.contentVersion.subscribe(resolve))
  write('a.webp', await (await drawHalves(40, 20)).webp().toBuffer())
  await app.inject('/pictures/a.webp')
  await changed
  expect(await readColours(app)).toMatch(/^#f.0.0. #0.0.f.$/)
  const { projects } = (await get<ProjectsData>(app, '/projects')).data
  expect(projects.filter((project) => 'picture_colours' in project)).toHaveLength(1)
  // A write accepts what was read.
  const { project } = (await get<ProjectData>(app, '/projects/1')).data
  expect((await send(app, 'PUT', '/projects/1', project)).status).toBe('success')
})

it('adds sizes and colours to the site’s own pictures in rich text', async () => {
  const { app, write, store } = await appWith()
  write('a.webp', await (await drawHalves(300, 200)).webp().toBuffer())
  for (const file of await store.list()) await store.updateMetadata(file)
  const [a, b] = ['![a](/pictures/a.webp)', '![b](/pictures/b.webp)']
  const text = parseMarkdown(`${a}\n\n> ${b}\n\nx ${a}`)
  app.get('/rich-text', { schema: { response: { 200: RichText } } }, () => text)
  const picture = { url: '/pictures/a.webp', alt: 'a', width: 300, height: 200 }
  const colours = expect.stringMatching(/^#f.0.0. #0.0.f.$/) as string
  expect((await app.inject('/rich-text')).json<RichText>().blocks).toEqual([
    { type: 'picture', ...picture, colours },
    { type: 'quote', children: [{ type: 'picture', url: '/pictures/b.webp', alt: 'b' }] },
    { type: 'paragraph', children: ['x ', { type: 'image', ...picture, colours }] },
  ])
})
