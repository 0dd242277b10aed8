import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { maxUploadSize } from '../../../../src/contract/constants'
import { hashOf } from '../../../pictures/repository'
import { startWebServer } from '../../../testing/listen'
import { drawHalves, takePhotograph } from '../../../testing/pictures'
import { formatNote } from '../../report'
import * as publicAddress from './publicAddress'
import { downloadPictures, encodePictures } from './downloadPictures'
import type { ImportedContent } from '../readImport'

jest.mock('./publicAddress')
const { isPublicAddress } = jest.requireActual<typeof publicAddress>('./publicAddress')

/** Has the downloads take other addresses for public ones. */
const allow = (isAllowed: (address: string) => boolean) =>
  void jest.mocked(publicAddress.isPublicAddress).mockImplementation(isAllowed)

let origin: string
let respond: RequestListener
const requested: string[] = []

beforeAll(async () => {
  origin = await startWebServer((request, response) => {
    requested.push(request.url ?? '')
    respond(request, response)
  })
})
beforeEach(() => {
  requested.splice(0)
  allow(() => true)
})

/** A server that has these files, and redirects to others. */
function serve(files: Record<string, Buffer | string>): RequestListener {
  return ({ url = '' }, response) => {
    const file = files[url]
    if (file === undefined) response.writeHead(404).end()
    else if (typeof file === 'string') response.writeHead(302, { Location: file }).end()
    else response.writeHead(200, { 'Content-Type': 'image/png' }).end(file)
  }
}

function contentWith(url: string): ImportedContent {
  return { profile: { full_name: 'Dewi', profile_picture_full_url: url } }
}

/** The note on the portrait at an address, which stays. */
async function noteOn(url: string) {
  const { content, pictures, notes } = await downloadPictures(contentWith(url), new Map())
  expect(content.profile?.profile_picture_full_url).toBe(url)
  expect(pictures.size).toBe(0)
  const [note, ...others] = notes.map(formatNote)
  expect(others).toEqual([])
  return note?.replace(`profile.profile_picture_full_url: "${url.slice(0, 60)}`, '')
}

it('stores every picture once, and leaves other addresses as they are', async () => {
  const [red, tall] = await Promise.all([
    drawHalves(40, 20).then((picture) => picture.png().toBuffer()),
    drawHalves(20, 40).then((picture) => picture.webp().toBuffer()),
  ])
  respond = serve({ '/a': red, '/b': tall })
  const [a, b] = [`${origin}/a`, `${origin}/b`]
  const gallery = [{ picture_url: b, alt: 'B' }, { picture_url: '/pictures/own.webp' }]
  const project = { title: 'Peta', picture_url: a, link_demo: a, pictures: gallery }
  const post = { title: 'Air', excerpt: '', publishedAt: '2026', cover_url: a, content: a }
  const { content, pictures, addresses, notes } = await downloadPictures(
    { ...contentWith(a), projects: [project], posts: [post] },
    new Map(),
  )
  expect(requested.sort()).toEqual(['/a', '/b'])
  expect(notes).toEqual([])
  expect([...pictures].every(([name, bytes]) => name.startsWith(`${hashOf(bytes)}.`))).toBe(true)
  const [storedA, storedB] = [addresses.get(a), addresses.get(b)]
  expect(storedA).toMatch(/^\/pictures\/stored\/[0-9a-f]{64}\.png$/)
  expect(storedB).toMatch(/\.webp$/)
  expect([...pictures.keys()].map((name) => `/pictures/stored/${name}`).sort()).toEqual(
    [storedA, storedB].sort(),
  )
  expect(content).toEqual({
    ...contentWith(storedA ?? ''),
    projects: [
      {
        ...project,
        picture_url: storedA,
        pictures: [{ picture_url: storedB, alt: 'B' }, gallery[1]],
      },
    ],
    posts: [{ ...post, cover_url: storedA }],
  })
})

it('follows three redirects, and no more', async () => {
  const picture = await (await drawHalves(40, 20)).png().toBuffer()
  respond = serve({ '/1': '2', '/2': '/3', '/3': `${origin}/4`, '/4': picture, '/0': '/1' })
  const { pictures } = await downloadPictures(contentWith(`${origin}/1`), new Map())
  expect(pictures.size).toBe(1)
  expect(await noteOn(`${origin}/0`)).toContain('it is redirected more than 3 times')
})

it.each([
  ['a page', Buffer.from('<!doctype html>'), 'it is not a JPEG, PNG, WebP or AVIF'],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'it is not a JPEG'],
  ['a damaged picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'it is not a JPEG'],
  ['a large file', Buffer.alloc(maxUploadSize + 1), 'it is larger than 20 MB'],
  ['another protocol', 'file:///etc/passwd', 'it leads to an address that is not http or https'],
])('notes that %s is not stored', async (_name, file, reason) => {
  respond = serve({ '/a': file })
  expect(await noteOn(`${origin}/a`)).toContain(` stays as it is: ${reason}`)
})

it('notes a status other than 200, and a server that does not finish', async () => {
  respond = serve({})
  expect(await noteOn(`${origin}/a`)).toContain('the server responded with status 404')
  respond = (_request, response) => void response.writeHead(200).write('x')
  const { timeout } = AbortSignal
  const shorten = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100))
  expect(await noteOn(`${origin}/a`)).toContain('it took more than 10 seconds')
  respond = () => undefined
  expect(await noteOn(`${origin}/a`)).toContain('it took more than 10 seconds')
  shorten.mockRestore()
  respond = ({ socket }) => void socket.destroy()
  expect(await noteOn(`${origin}/a`)).toMatch(/ stays as it is: .+\. The next import tries again$/)
})

const own = ['127.0.0.1', '0x7f.1', '2130706433', 'localhost', '[::1]', '[::ffff:127.0.0.1]']

it.each(own)('does not connect to this computer by the name %s', async (host) => {
  const url = origin.replace('127.0.0.1', host)
  allow(isPublicAddress)
  expect(await noteOn(url)).toContain('its host is not on the public internet')
  expect(requested).toEqual([])
})

it('does not follow a redirect to a private address', async () => {
  allow((address) => address === '127.0.0.1' || isPublicAddress(address))
  for (const target of [
    'http://169.254.169.254/latest',
    `http://[::1]:${new URL(origin).port}/b`,
  ]) {
    respond = serve({ '/a': target })
    expect(await noteOn(`${origin}/a`)).toContain('not on the public internet')
  }
})

it('distinguishes public addresses from others', () => {
  const open = '8.8.8.8 172.15.0.1 2a00:1450:4001::1 ::ffff:8.8.8.8'.split(' ')
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
  const others = [
    '0.0.0.0 10.1.2.3 100.64.0.1 127.255.0.1 169.254.169.254 172.31.255.255 192.168.0.1',
    '198.18.0.1 224.0.0.251 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:a00:1 ::7f00:1',
    '64:ff9b::a00:1 2002:a00:1:: fd12::1 fe80::1 fe80::1%eth0 ff02::1 2001:db8::1',
  ].flatMap((line) => line.split(' '))
  expect(others.filter((address) => isPublicAddress(address))).toEqual([])
})

const post = { title: 'Satu', publishedAt: '2026-01-01' }

/** Encodes a picture that a post shows as its cover and in its text. */
async function encodeOf(name: string, bytes: Buffer) {
  const url = `/pictures/stored/${name}`
  return encodePictures({
    kind: 'Markdown',
    content: { posts: [{ ...post, cover_url: url, content: `![](${url})` }] },
    report: { taken: {}, assumed: [], changed: [], leftOut: [] },
    pictures: new Map([[name, bytes]]),
    picturePaths: new Map([[name, 'foto/satu.jpg']]),
  })
}

it('removes what a camera has written from the pictures of posts, and renames them', async () => {
  const original = await takePhotograph()
  const { content, pictures } = await encodeOf(`${hashOf(original)}.jpg`, original)
  const [[name, bytes] = ['', Buffer.alloc(0)]] = pictures
  expect(name).toBe(`${hashOf(bytes)}.jpg`)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  const url = `/pictures/stored/${name}`
  expect(content.posts).toEqual([{ ...post, cover_url: url, content: `![](${url})` }])
})
