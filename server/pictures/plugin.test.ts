import type { FastifyInstance } from 'fastify'
import type { ProjectData, ProjectsData } from '../../src/contract/projects'
import { RichText } from '../../src/contract/richText'
import { parseMarkdown } from '../markdown/parseMarkdown'
import { buildContent, contentProject } from '../testing/content'
import { createPictures, drawHalves, takePhotograph } from '../testing/pictures'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, send } from '../testing/testApp'

afterEach(cleanUp)

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

it('serves a picture that is added while the server runs', async () => {
  const { app, write } = await appWith()
  expect((await app.inject('/pictures/foto.jpg')).statusCode).toBe(404)
  write('foto.jpg', await takePhotograph())
  const derived = await app.inject('/pictures/foto.jpg')
  expect(derived.statusCode).toBe(200)
  expect(derived.rawPayload.toString('latin1')).not.toMatch(/Exif|GPS/)
  expect(derived.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  const sized = await app.inject('/sized/pictures/foto.jpg/400.avif')
  expect([sized.statusCode, sized.headers['content-type']]).toEqual([200, 'image/avif'])
})

it('responds with 304 until the picture is replaced', async () => {
  const { app, write } = await appWith()
  write('foto.jpg', await takePhotograph())
  const request = (headers: Record<string, string>) =>
    app.inject({ url: '/pictures/foto.jpg', headers })
  const headers = { 'if-none-match': String((await request({})).headers.etag) }
  expect((await request(headers)).statusCode).toBe(304)
  write('foto.jpg', await (await drawHalves()).jpeg().toBuffer())
  expect((await request(headers)).statusCode).toBe(200)
})

it.each([
  '/sized/pictures/foto.jpg/401.avif',
  '/sized/pictures/foto.jpg/400.png',
  '/sized/pictures/tidak-ada.jpg/400.avif',
  '/sized/pictures/tanda.svg/400.avif',
  '/sized/pictures/rusak.jpg/400.avif',
  '/pictures/rusak.jpg',
  '/pictures/',
  '/pictures/%2e%2e/rahasia.jpg',
])('responds with 404 to %s', async (url) => {
  const { app, write } = await appWith()
  const picture = await (await drawHalves(8, 8)).jpeg().toBuffer()
  for (const name of ['foto.jpg', '../rahasia.jpg']) write(name, picture)
  write('rusak.jpg', 'bukan gambar')
  write('tanda.svg', '<svg/>')
  expect((await app.inject(url)).statusCode).toBe(404)
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
  write('a.webp', await (await drawHalves()).webp().toBuffer())
  await app.inject('/pictures/a.webp')
  await changed
  expect(await readColours(app)).toMatch(/^#f.0.0. #0.0.f.$/)
  const { projects } = (await get<ProjectsData>(app, '/projects')).data
  expect(projects.filter((project) => 'picture_colours' in project)).toHaveLength(1)
})

it('accepts an entity with colours in a write', async () => {
  const { app, write, store } = await appWith('/pictures/a.webp')
  write('a.webp', await (await drawHalves()).webp().toBuffer())
  for (const file of await store.list()) await store.updateMetadata(file)
  const { project } = (await get<ProjectData>(app, '/projects/1')).data
  expect(project.picture_colours).toBeDefined()
  expect((await send(app, 'PUT', '/projects/1', project)).status).toBe('success')
})

it('adds sizes and colours to the site’s own pictures in rich text', async () => {
  const { app, write, store } = await appWith()
  write('a.webp', await (await drawHalves(300, 200)).webp().toBuffer())
  for (const file of await store.list()) await store.updateMetadata(file)
  const text = parseMarkdown(
    '![a](/pictures/a.webp)\n\n> ![b](/pictures/b.webp)\n\nx ![a](/pictures/a.webp)',
  )
  app.get('/rich-text', { schema: { response: { 200: RichText } } }, () => text)
  const picture = { url: '/pictures/a.webp', alt: 'a', width: 300, height: 200 }
  const colours = expect.stringMatching(/^#f.0.0. #0.0.f.$/) as string
  expect((await app.inject('/rich-text')).json<RichText>().blocks).toEqual([
    { type: 'picture', ...picture, colours },
    { type: 'quote', children: [{ type: 'picture', url: '/pictures/b.webp', alt: 'b' }] },
    { type: 'paragraph', children: ['x ', { type: 'image', ...picture, colours }] },
  ])
})
