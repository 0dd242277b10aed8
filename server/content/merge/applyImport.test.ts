import { hashOf, listPictures } from '../../pictures/repository'
import { cleanUp } from '../../testing/cleanUp'
import { drawHalves } from '../../testing/pictures'
import { openTestDatabase } from '../../testing/testApp'
import { exportContent } from '../exportContent'
import { applyImport } from './applyImport'

afterEach(cleanUp)

const post = { title: 'Subak', slug: 'subak', excerpt: 'Air.', publishedAt: '2026-01-02' }

it('stores the pictures of posts with them', async () => {
  const { database } = await openTestDatabase()
  const bytes = await (await drawHalves(40, 20)).webp().toBuffer()
  const name = `${hashOf(bytes)}.webp`
  const content = { posts: [{ ...post, cover_url: `/pictures/stored/${name}` }] }
  await applyImport(database, [{ kind: 'A', content, pictures: new Map([[name, bytes]]) }], {})
  expect((await exportContent(database)).posts).toMatchObject([{ slug: 'subak' }, {}, {}, {}])
  expect(await listPictures(database)).toMatchObject([{ width: 40, uses: [{ title: 'Subak' }] }])
})

it.each([
  ['a picture that is none', { posts: [post] }, [[`${hashOf(Buffer.from('a'))}.webp`, 'a']]],
  ['two posts at one address', { posts: [post, { ...post, title: 'Lain' }] }, []],
  ['an unknown category', { skills: [{ name: 'Go', category: 'Lain' }] }, []],
] as const)('writes nothing of %s', async (_what, content, files) => {
  const { database } = await openTestDatabase()
  const before = await exportContent(database)
  const pictures = new Map(files.map(([name, text]) => [name, Buffer.from(text)]))
  const given = [{ kind: 'A', content: structuredClone(content) as object, pictures }]
  await expect(applyImport(database, given, {})).rejects.toMatchObject({ name: 'UserFacingError' })
  expect(await exportContent(database)).toEqual(before)
})
