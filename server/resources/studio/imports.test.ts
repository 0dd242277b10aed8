import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import type {
  ImportedData,
  ImportFile,
  ImportInput,
  ImportPreviewData,
} from '../../../src/contract/imports'
import { buildApp } from '../../app'
import type { Content } from '../../content/contentSchema'
import { exportContent } from '../../content/exportContent'
import { readContent } from '../../content/readContent'
import { readContentVersion, readEditedAt } from '../../database/contentWrites'
import { readTrash } from '../../database/trash'
import { paths } from '../../paths'
import { cleanUp, onCleanUp } from '../../testing/cleanUp'
import { StudioClient } from '../../testing/StudioClient'
import { createTestApp, openTestDatabase } from '../../testing/testApp'

afterEach(cleanUp)

const file = (name: string, text: string | Uint8Array): ImportFile => ({
  path: name,
  base64: Buffer.from(text).toString('base64'),
})

const work = (position: string, name: string, more: object = {}) => ({
  ...{ name, position, startDate: '2021-02' },
  ...more,
})

const resume = (...jobs: object[]) =>
  file(
    'resume.json',
    JSON.stringify({ basics: { name: 'Dewi Contoh', label: 'Insinyur' }, work: jobs }),
  )

const first = [work('Insinyur', 'Telaga'), work('Perancang', 'Sawah', { summary: 'Irigasi.' })]

async function open(content?: Content) {
  const { app, database } = await createTestApp(content)
  const client = await StudioClient.signedIn(app)
  const post = <Data>(url: string, body: object, language = 'en') =>
    client.send<Data>('POST', `${url}?message_language=${language}`, body)
  return {
    app,
    database,
    client,
    preview: (...files: ImportFile[]) =>
      post<ImportPreviewData>('/studio/imports/preview', { files }),
    send: (files: ImportFile[], options: Partial<ImportInput> = {}) =>
      post<ImportedData>('/studio/imports', { files, replaces: false, deletes: false, ...options }),
    post,
    jobs: async () =>
      (await exportContent(database)).experiences.map(({ company_name }) => company_name).sort(),
  }
}

const job = (title: string) => ({ resource: 'experience', title })

it('previews the changes without a write', async () => {
  const { database, preview, jobs } = await open()
  const [before, version] = [await exportContent(database), await readContentVersion(database)]
  const { statusCode, data } = await preview(resume(...first))
  expect(statusCode).toBe(200)
  expect(data.changes).toEqual({
    added: [job('Insinyur, Telaga'), job('Perancang, Sawah')],
    changed: [
      ['current_job_title', 'Insinyur'],
      ['years_of_experience', expect.stringMatching(/^\d+$/) as string],
    ].map(([field, given]) => ({ resource: 'profiles', title: '', field, own: '', given })),
    removed: [],
    kept: [],
    unchanged: 0,
  })
  expect(data.sources).toMatchObject([{ kind: 'JSON Resume' }])
  expect(data.sources[0]?.taken).toContain('2 experiences')
  expect(await exportContent(database)).toEqual(before)
  expect(await readContentVersion(database)).toBe(version)
  expect(await jobs()).not.toContain('Telaga')
})

it('adds what is new, and changes nothing the second time', async () => {
  const { database, preview, send, jobs } = await open()
  const { statusCode, data } = await send([resume(...first)])
  expect([statusCode, data.changes.added.length]).toEqual([200, 2])
  expect(await jobs()).toEqual(['A', 'B', 'C', 'Sawah', 'Telaga'])
  const editedAt = await readEditedAt(database)
  expect(editedAt).toBeDefined()
  const imported = await exportContent(database)
  const nothing = { added: [], changed: [], removed: [], kept: [] }
  expect((await preview(resume(...first))).data).toMatchObject({
    changes: nothing,
    replacing: nothing,
  })
  await send([resume(...first)])
  expect(await exportContent(database)).toEqual(imported)
  expect(await readEditedAt(database)).toBe(editedAt)
})

it('keeps what the owner has edited, unless it is to be replaced', async () => {
  const { client, database, preview, send } = await open()
  await send([resume(...first)])
  const read = async () => {
    const { experiences } = await exportContent(database)
    return experiences.find(({ company_name }) => company_name === 'Sawah')?.description
  }
  const { id } = await database
    .selectFrom('experiences')
    .select('id')
    .where('company_name', '=', 'Sawah')
    .executeTakeFirstOrThrow()
  await client.send('PUT', `/experience/${id}`, { description: 'Disunting.' })
  const changed = resume(work('Perancang', 'Sawah', { summary: 'Subak.' }), first[0] ?? {})
  const field = {
    ...job('Perancang, Sawah'),
    ...{ field: 'description', own: 'Disunting.', given: 'Subak.' },
  }
  const { changes, replacing } = (await preview(changed)).data
  expect([changes.kept, changes.changed, replacing.changed]).toEqual([[field], [], [field]])
  await send([changed])
  expect(await read()).toBe('Disunting.')
  await send([changed], { replaces: true })
  expect(await read()).toBe('Subak.')
})

it('moves what is not there any more to the trash, if that is asked for', async () => {
  const { database, preview, send, jobs } = await open()
  await send([resume(...first)])
  const shorter = resume(first[0] ?? {})
  expect((await preview(shorter)).data.changes.removed).toEqual([job('Perancang, Sawah')])
  await send([shorter])
  expect(await jobs()).toContain('Sawah')
  await send([shorter], { deletes: true })
  expect(await jobs()).toEqual(['A', 'B', 'C', 'Telaga'])
  expect(await readTrash(database)).toMatchObject([
    { table_name: 'experiences', title: 'Perancang, Sawah' },
  ])
})

it('replaces the sample, whose entries can be deleted', async () => {
  const { database, preview, send, jobs } = await open(readContent(paths.sampleContent).content)
  const { changes } = (await preview(resume(...first))).data
  expect(changes.kept).toEqual([])
  expect(changes.removed.length).toBeGreaterThan(10)
  await send([resume(...first)], { deletes: true })
  const { profile, projects } = await exportContent(database)
  expect([profile.full_name, profile.email, projects]).toEqual(['Dewi Contoh', undefined, []])
  expect(await jobs()).toEqual(['Sawah', 'Telaga'])
})

it('reads an archive, and CSV files as one folder', async () => {
  const { preview } = await open()
  const folder = path.join(__dirname, '../../content/sources/fixtures/linkedIn')
  const names = ['Profile.csv', 'Positions.csv', 'Skills.csv']
  const bytes = names.map((name) => [name, readFileSync(path.join(folder, name))] as const)
  const archive = file('data.zip', zipSync(Object.fromEntries(bytes)))
  const archived = (await preview(archive)).data
  expect(archived.sources).toMatchObject([{ kind: 'LinkedIn' }])
  expect(archived.sources[0]?.notes).toContain('Maiden Name')
  expect((await preview(...bytes.map(([name, text]) => file(name, text)))).data).toEqual(archived)
})

it('reads a content file', async () => {
  const { database, preview } = await open()
  const { testimonials, ...content } = await exportContent(database)
  const text = JSON.stringify({ ...content, testimonials: testimonials.slice(1) })
  const { data } = await preview(file('content.yaml', text))
  expect(data.sources).toMatchObject([{ kind: 'Karya' }])
  expect(data.changes).toMatchObject({ added: [], changed: [], removed: [], kept: [] })
})

it.each([
  ['id', 'surat.pdf', '%PDF-1.7', 'surat.pdf adalah PDF'],
  ['en', 'surat.pdf', '%PDF-1.7', 'surat.pdf is a PDF'],
  ['id', 'catatan.csv', 'a,b\n1,2', 'Jenis catatan.csv tidak dikenal.\nYang diterima:'],
  ['en', 'resume.json', '{"basics": {"name": "Dewi}', 'resume.json was read as a JSON Resume:'],
  ['id', 'content.yaml', 'profile: {}', 'content.yaml:1 profile.full_name'],
])('refuses with a message in the language %s: %s', async (language, name, text, message) => {
  const { post } = await open()
  const body = { files: [file(name, text)] }
  for (const [url, more] of [
    ['/studio/imports/preview', {}],
    ['/studio/imports', { replaces: false, deletes: false }],
  ] as const) {
    const response = await post(url, { ...body, ...more }, language)
    expect(response.statusCode).toBe(400)
    expect(response.message).toContain(message)
    expect(response.message).not.toMatch(/github:|npm run|--/)
  }
})

it('gives nobody else access', async () => {
  const { app } = await open()
  const { statusCode } = await new StudioClient(app).send('POST', '/studio/imports/preview', {
    files: [resume(...first)],
  })
  expect(statusCode).toBe(401)
})

it('makes a backup before a change, and none without one', async () => {
  const { database } = await openTestDatabase()
  const reasons: string[] = []
  const backUp = (reason: string) => Promise.resolve(reasons.push(reason))
  const app = await buildApp({ database, backUp })
  onCleanUp(() => app.close())
  const client = await StudioClient.signedIn(app)
  const body = { files: [resume(...first)], replaces: false, deletes: false }
  await client.send('POST', '/studio/imports', body)
  await client.send('POST', '/studio/imports', body)
  expect(reasons).toEqual(['before-import'])
})
