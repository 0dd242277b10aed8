import { entryPath } from '../../src/contract/nouns'
import { deletableResources, sortedResources } from '../../src/contract/studio'
import type { DraftsData, Revision, TrackedResource, TrashEntry } from '../../src/contract/studio'
import { importContent } from '../content/database/importContent'
import { readContentVersion } from '../database/contentWrites'
import { deleteOldTrash } from '../database/entries/trash'
import { buildContent } from '../testing/content'
import { createTestApp, get, owner, prepareApp, send } from '../testing/testApp'

const test = prepareApp()

type Entry = Record<string, unknown> & { id: number; version: string }

interface Noun {
  path: string
  key: string
  /** Of a new entry; the number makes it unique. */
  body: (number: number) => Record<string, unknown>
  /** A change, and another one. */
  change: object
  other: object
}

const appearance = {
  path: '/appearance',
  key: 'appearance',
  change: { dye: 'jati' },
  other: { dye: 'nila' },
}
const profile = { path: '/profiles', key: 'profile', change: { bio: 'Satu' }, other: { bio: '2' } }

const nouns: Noun[] = [
  {
    ...{ path: '/experience', key: 'experience' },
    body: () => ({ job_title: 'Konsultan', company_name: 'D', start_date: '2022-05-01' }),
    ...{ change: { description: 'Satu' }, other: { description: 'Dua' } },
  },
  {
    ...{ path: '/education', key: 'education' },
    body: () => ({ degree: 'Magister', institution_name: 'C', start_year: 2020 }),
    ...{ change: { gpa: 3.9 }, other: { description: 'Dua' } },
  },
  {
    ...{ path: '/categories', key: 'category' },
    body: (number) => ({ name: `Kategori ${number}` }),
    ...{ change: { is_active: 0 }, other: { name: 'Dua' } },
  },
  {
    ...{ path: '/skills', key: 'skill' },
    body: (number) => ({ name: `Rust ${number}`, category_id: 2 }),
    ...{ change: { skill_icon: 'rust.svg' }, other: { skill_icon: 'dua.svg' } },
  },
  {
    ...{ path: '/profile-skills', key: 'profile_skill' },
    body: () => ({ percent: 40 }),
    ...{ change: { percent: 55.5 }, other: { percent: 2 } },
  },
  {
    ...{ path: '/projects', key: 'project' },
    body: (number) => ({
      ...{ title: `Proyek Baru ${number}`, skill_names: [{ id: 4 }, { id: 1 }], category_id: 2 },
    }),
    change: { skill_names: [{ id: 2 }] },
    other: { description: 'Sudah terbit.', skill_names: [{ id: 1 }, { id: 2 }] },
  },
  {
    ...{ path: '/testimonials', key: 'testimonial' },
    body: () => ({
      ...{ customer_name: 'Sri', rating: 4, description: 'Rapi.' },
      ...{ source: 'LinkedIn', created_at: '2024-05-02' },
    }),
    ...{ change: { description: 'Satu' }, other: { description: 'Dua' } },
  },
  {
    ...{ path: '/posts', key: 'post' },
    body: (number) => ({
      ...{ title: `Tulisan Baru ${number}`, excerpt: 'Ringkasan.', content: 'Isi.', readTime: 7 },
      ...{ tags: ['React'], author: { name: 'Dewi' }, cloth: { pattern: 'parang' } },
      aliases: ['/2024/05/tulisan/'],
    }),
    ...{ change: { featured: true }, other: { content: 'Dua' } },
  },
]

type Entries = Record<string, Entry>
type Named = Pick<Noun, 'path' | 'key'>

let count = 0

/** The body of an entry that no other test creates. */
async function bodyOf({ path, body }: Noun): Promise<Record<string, unknown>> {
  count += 1
  if (path !== '/profile-skills') return body(count)
  const skill = { name: `Keahlian ${count}`, category_id: 2 }
  const { data } = await send<{ skill: Entry }>(test.app, 'POST', '/skills', skill)
  return { ...body(count), skill_id: data.skill.id }
}

async function create(noun: Noun, changes: object = {}): Promise<Entry> {
  const body = { ...(await bodyOf(noun)), ...changes }
  const { data } = await send<Entries>(test.app, 'POST', noun.path, body)
  return data[noun.key] as Entry
}

const pathOf = (path: string, id: number) => entryPath(path.slice(1) as TrackedResource, id)

/** Reads an entry as its owner. */
async function read({ path, key }: Named, id: number): Promise<Entry> {
  return (await get<Entries>(test.app, pathOf(path, id), owner)).data[key] as Entry
}

async function put({ path, key }: Named, id: number, body: unknown, version?: string) {
  const headers = version === undefined ? owner : { ...owner, 'if-match': version }
  const response = await send<Entries>(test.app, 'PUT', pathOf(path, id), body, headers)
  return { ...response, entry: response.data?.[key] as Entry }
}

const remove = ({ path }: Named, id: number, headers = {}) =>
  send<{ id: number }>(test.app, 'DELETE', `${path}/${id}`, undefined, { ...owner, ...headers })

const restore = ({ path }: Named, id: number) =>
  send(test.app, 'POST', `/trash${path}/${id}/restore`)

async function readRevisions({ path }: Named, id: number): Promise<Revision[]> {
  const url = `/revisions${path}/${id}`
  return (await get<{ revisions: Revision[] }>(test.app, url, owner)).data.revisions
}

const readTrash = async () =>
  (await get<{ entries: TrashEntry[] }>(test.app, '/trash', owner)).data.entries

const nounOf = (path: string) => nouns.find((noun) => noun.path === path) as Noun
const [category, project] = [nounOf('/categories'), nounOf('/projects')]
const [testimonial, post] = [nounOf('/testimonials'), nounOf('/posts')]

it('has an example of every noun', () => {
  expect(nouns.map(({ path }) => path.slice(1)).sort()).toEqual([...deletableResources].sort())
})

describe.each(nouns)('$path', (noun) => {
  const { path, key, change } = noun

  it('is created, changed in the given fields only, accepted as returned, and deleted once', async () => {
    const body = await bodyOf(noun)
    const { statusCode, data, headers } = await send<Entries>(test.app, 'POST', path, body)
    const created = data[key] as Entry
    const { id } = created
    expect([statusCode, headers.location]).toEqual([201, `/api${path}/${id}`])
    const { skill_names: _skills, ...plain } = body
    expect(created).toMatchObject(plain)

    const changed = await put(noun, id, change)
    const { updated_at: _, version: __, ...rest } = { ...created, ...change } as Entry
    expect(changed).toMatchObject({ statusCode: 200, entry: rest })
    const again = await put(noun, id, changed.entry)
    expect({ ...again.entry, updated_at: 0 }).toEqual({ ...changed.entry, updated_at: 0 })

    const gone = await remove(noun, id)
    expect([gone.statusCode, gone.data]).toEqual([200, { id }])
    expect((await remove(noun, id)).statusCode).toBe(404)
    expect((await put(noun, id, change)).statusCode).toBe(404)
    // Its id is not used again.
    const next = await send<Entries>(test.app, 'POST', path, body)
    expect(next.data[key]?.id).toBeGreaterThan(id)
  })

  it('is restored from the trash, with its id and what refers to it', async () => {
    const pages = ['/projects/1', '/skills/1', '/profile-skills/profile/1', '/testimonials']
    const readAll = () => Promise.all(pages.map(async (page) => (await get(test.app, page)).data))
    // The first category is in use.
    const id = noun === category ? (await create(noun)).id : 1
    const [before, all] = [await read(noun, id), await readAll()]
    expect((await remove(noun, id, { 'if-match': 'older' })).statusCode).toBe(412)
    expect((await remove(noun, id)).statusCode).toBe(200)
    const title = expect.stringMatching(/\w/) as string
    expect((await readTrash())[0]).toMatchObject({ resource: path.slice(1), id, title })
    expect((await get(test.app, `${path}/${id}`)).statusCode).toBe(404)
    const restored = await restore(noun, id)
    expect([restored.statusCode, restored.data]).toEqual([200, { id }])
    expect(await read(noun, id)).toEqual(before)
    expect(await readAll()).toEqual(all)
    expect((await restore(noun, id)).statusCode).toBe(404)
  })
})

it('reports every missing and invalid field, and writes nothing', async () => {
  const { title, ...body } = project.body(0)
  const version = await readContentVersion(test.database)
  for (const [invalid, field] of [
    [body, 'title'],
    [{ ...body, title, nope: 1 }, 'nope'],
    [{ ...body, title, slug: 'Bukan Slug' }, 'slug'],
    // References are checked after the schema.
    [{ ...body, title, category_id: 99 }, 'category_id'],
  ] as const) {
    const { statusCode, errors, message } = await send(test.app, 'POST', '/projects', invalid)
    expect([statusCode, errors?.map((error) => error.path)]).toEqual([400, [field]])
    expect(message).toContain(field)
  }
  expect(await readContentVersion(test.database)).toBe(version)
})

const tracked = [profile, appearance, ...nouns]

it.each(tracked)('the history of $path has versions and revisions', async (noun) => {
  const { path, key, change, other } = noun
  const before = await read(noun, 1)
  expect(before.version).toMatch(/^[\w-]{22}$/)
  const visible = (await get<Entries>(test.app, pathOf(path, 1))).data[key]
  expect(visible).not.toHaveProperty('version')
  const known = await readRevisions(noun, 1)
  await put(noun, 1, before)
  expect(await readRevisions(noun, 1)).toEqual(known)

  const changed = await put(noun, 1, change, before.version)
  expect(changed.statusCode).toBe(200)
  expect(changed.entry.version).not.toBe(before.version)
  expect((await read(noun, 1)).version).toBe(changed.entry.version)
  const refused = await put(noun, 1, other, before.version)
  expect(refused.statusCode).toBe(412)
  expect(refused.message).toContain('has been changed since it was read')
  expect(await read(noun, 1)).toEqual(changed.entry)
  expect((await put(noun, 1, other, `"${changed.entry.version}"`)).statusCode).toBe(200)

  const revisions = await readRevisions(noun, 1)
  expect(revisions.map(({ action }) => action)).toEqual(['updated', 'updated', 'imported'])
  expect(revisions.slice(0, 2).map(({ data }) => data)).toMatchObject([other, change])
  expect((await put(noun, 1, revisions[2]?.data)).entry.version).toBe(before.version)
})

it('keeps the last 50 revisions of an entry', async () => {
  const { id } = await create(testimonial)
  for (let rating = 0; rating < 52; rating += 1) {
    await put(testimonial, id, { description: `Teks ${rating}` })
  }
  const revisions = await readRevisions(testimonial, id)
  expect(revisions).toHaveLength(50)
  expect(revisions[49]?.data.description).toBe('Teks 2')
})

describe('the trash', () => {
  it('refuses to restore what has the address of another entry', async () => {
    const translations = { en: { slug: 'till' } }
    for (const [noun, values, other, field] of [
      [project, { slug: 'peta-air' }, { slug: 'peta-air' }, 'slug'],
      [project, { translations }, { slug: 'till' }, 'translations.en.slug'],
      [category, { name: 'peta web' }, { name: 'Peta Web' }, 'name'],
    ] as const) {
      const { id } = await create(noun, values)
      await remove(noun, id)
      await create(noun, other)
      const refused = await restore(noun, id)
      expect([refused.statusCode, refused.errors?.[0]?.path]).toEqual([409, field])
      expect((await readTrash())[0]).toMatchObject({ resource: noun.path.slice(1), id })
    }
  })

  it('restores a project without a category that was deleted, too', async () => {
    const { id: category_id } = await create(category)
    const { id } = await create(project, { category_id })
    await remove(project, id)
    expect((await remove(category, category_id)).statusCode).toBe(200)
    expect((await restore(project, id)).statusCode).toBe(200)
    expect((await read(project, id)).category_id).toBeNull()
  })

  it('deletes after 30 days, with the revisions and the draft', async () => {
    const { id } = await create(post)
    const draft = { revision: 1, changes: { title: 'Lain' }, replaces: [] }
    const putDraft = (entry_id: number | null, key: string) =>
      send(test.app, 'PUT', `/drafts/posts/${key}`, { ...draft, entry_id })
    await putDraft(id, 'of-the-entry')
    await putDraft(null, 'of-a-new-entry')
    await put(post, id, post.change)
    await remove(post, id)
    const deleted_at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await test.database.updateTable('trash').set({ deleted_at }).execute()
    expect(await readTrash()).toEqual([])
    await remove(testimonial, (await create(testimonial)).id)
    await deleteOldTrash(test.database)
    expect((await readTrash()).map(({ resource }) => resource)).toEqual(['testimonials'])
    expect(await readRevisions(post, id)).toEqual([])
    const { data } = await get<DraftsData>(test.app, '/drafts/posts', owner)
    expect(data.drafts.map(({ key }) => key)).toEqual(['of-a-new-entry'])
  })
})

it.each([...sortedResources])('%s have the given order of every entry', async (resource) => {
  const list = resource === 'profile-skills' ? '/profile-skills/profile/1' : `/${resource}`
  const sort = async (ids: unknown) =>
    (await send(test.app, 'PUT', `/order/${resource}`, { ids })).statusCode
  const readIds = async () => {
    const { data } = await get<object>(test.app, `${list}?limit=1000`, owner)
    const [rows] = Object.values(data) as { id: number; skills?: { id: number }[] }[][]
    return (rows ?? []).flatMap((row) => row.skills ?? [row]).map(({ id }) => id)
  }
  const ids = await readIds()
  expect(ids.length).toBeGreaterThan(1)
  expect(await sort(ids.slice(1))).toBe(409)
  expect(await sort([...ids.slice(1), 9999])).toBe(409)
  expect(await sort([...ids, ids[0]])).toBe(400)
  expect(await readIds()).toEqual(ids)

  const reversed = [...ids].reverse()
  expect(await sort(reversed)).toBe(200)
  const sorted = await readIds()
  expect([...sorted].sort()).toEqual([...ids].sort())
  // Skills remain grouped by their categories.
  if (resource.endsWith('skills')) expect(sorted).not.toEqual(ids)
  else expect(sorted).toEqual(reversed)
})

it('sorts skills with their categories', async () => {
  const readNames = async () => {
    const path = '/profile-skills/profile/1'
    const { data } = await get<{ profile_skills: { category_name: string }[] }>(test.app, path)
    return data.profile_skills.map(({ category_name }) => category_name)
  }
  const names = await readNames()
  expect(names).toHaveLength(2)
  const all = await get<{ categories: Entry[] }>(test.app, '/categories?limit=1000', owner)
  const ids = all.data.categories.map(({ id }) => id).reverse()
  await send(test.app, 'PUT', '/order/categories', { ids })
  expect(await readNames()).toEqual([...names].reverse())
})

it('has the same versions after an import of the same fields, and a revision of the import', async () => {
  Object.assign(test, await createTestApp())
  const imported = [profile, project, post]
  const versions = () => Promise.all(imported.map(async (noun) => (await read(noun, 1)).version))
  const before = await versions()
  for (const noun of imported) await put(noun, 1, noun.change)
  await importContent(test.database, buildContent({ appearance: {} }))
  expect(await versions()).toEqual(before)
  for (const noun of imported) {
    await put(noun, 1, noun.other)
    const actions = (await readRevisions(noun, 1)).slice(0, 3).map(({ action }) => action)
    expect([noun.path, actions]).toEqual([noun.path, ['updated', 'imported', 'updated']])
  }
})
