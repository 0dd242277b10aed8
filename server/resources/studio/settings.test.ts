import type {
  SiteSettingsData,
  SiteLanguagesData,
  UntranslatedData,
} from '../../../src/contract/studio'
import { readConfig } from '../../configuration'
import { exportContent } from '../../content/database/exportContent'
import type { Db } from '../../database/schema'
import { checkSite, readDatabase } from '../../doctor/checkContent'
import { cleanUp, temporaryFile, temporaryFolder } from '../../testing/cleanUp'
import { startMailServer } from '../../testing/mailServer'
import { createRenderer, createSiteFolder, emptyParts } from '../../testing/siteFolder'
import { StudioClient } from '../../testing/StudioClient'
import { readSiteEnv } from '../../storedSettings'
import { send, createTestApp, openTestDatabase, startApp, until } from '../../testing/testApp'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildContent, contactMessage, contentPost, contentProject } from '../../testing/content'

afterEach(cleanUp)

const renderer = createRenderer({
  renderPage: (_url, _transport, host) =>
    Promise.resolve({ ...emptyParts, head: `<link rel="canonical" href="${host?.address}/">` }),
})

/** A process of the site. */
const start = (database: Db, env: NodeJS.ProcessEnv = {}) =>
  startApp({ database, env, site: { folder: createSiteFolder(), renderer } })

async function open(env?: NodeJS.ProcessEnv) {
  const { database } = await openTestDatabase()
  const app = await start(database, env)
  const client = await StudioClient.signedIn(app)
  const put = (settings: object, language = 'en') => {
    const path = `/studio/settings?message_language=${language}`
    return client.send<SiteSettingsData>('PUT', path, { settings })
  }
  const read = async () => {
    const { data } = await client.send<SiteSettingsData>('GET', '/studio/settings')
    return Object.fromEntries(data.settings.map(({ name, ...setting }) => [name, setting]))
  }
  return { database, app, client, put, read }
}

it('applies what the owner stores at once, in every process', async () => {
  const { database, app, put, client } = await open()
  const other = await start(database)
  const { mails, url } = await startMailServer()
  const text = async (path: string, from = app) => (await from.inject(path)).body
  expect(await text('/')).not.toContain('sukma.dev')
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(404)
  const subscription = await send(other, 'POST', '/subscriptions', { email: 'a@b.id' }, {})
  expect(subscription.statusCode).toBe(404)

  const smtp = url.replace('//', '//sukma:rahasia@')
  const mail = { CONTACT_SMTP_URL: url, CONTACT_TO: 'sukma@sukma.dev' }
  const settings = { PUBLIC_URL: 'https://sukma.dev/', MESSAGE_DAYS: '30', ...mail }
  expect((await put(settings)).statusCode).toBe(200)
  for (const process of [app, other]) {
    await until(async () => (await process.inject('/sitemap.xml')).statusCode === 200)
    const page = await text('/', process)
    expect(page).toContain('<link rel="canonical" href="https://sukma.dev/">')
    expect(page).toContain('href="https://sukma.dev/feed.xml"')
    expect(page).toContain(' data-subscriptions="mail" data-address="https://sukma.dev"')
    expect(await text('/sitemap.xml', process)).toContain('<loc>https://sukma.dev/</loc>')
    expect(await text('/robots.txt', process)).toContain('https://sukma.dev/sitemap.xml')
  }
  await send(other, 'POST', '/contact', contactMessage, {})
  await until(() => mails.length === 1)
  expect(mails[0]?.to).toEqual(['sukma@sukma.dev'])

  // A mistake in the address locks nobody out.
  const elsewhere = { host: '127.0.0.1:3000', origin: 'https://sukma.dev' }
  const body = { settings: { CONTACT_SMTP_URL: smtp } }
  expect((await client.send('PUT', '/studio/settings', body, elsewhere)).statusCode).toBe(200)
  const stranger = { ...elsewhere, origin: 'https://lain.dev' }
  expect((await client.send('PUT', '/studio/settings', body, stranger)).statusCode).toBe(403)
  const findings = await checkSite(database, await readDatabase(database))
  expect(findings.map(({ code }) => code)).not.toContain('noPublicUrl')

  expect((await put({ PUBLIC_URL: '' })).statusCode).toBe(200)
  expect((await app.inject('/feed.xml')).statusCode).toBe(404)
})

it('never returns a secret, neither to the studio nor in exported content', async () => {
  const { database, put, read } = await open()
  const CONTACT_SMTP_URL = 'smtps://sukma:rahasia@sukma.dev'
  const { data } = await put({ CONTACT_SMTP_URL, CONTACT_TO: 'sukma@sukma.dev' })
  expect(JSON.stringify([data, await exportContent(database)])).not.toContain('rahasia')
  expect(await read()).toMatchObject({
    CONTACT_SMTP_URL: { value: '', is_set: true, is_fixed: false },
    CONTACT_TO: { value: 'sukma@sukma.dev', is_set: true },
    VIEWS: { value: 'on', is_set: false },
  })
  await put({ MESSAGE_DAYS: '7' })
  expect(await read()).toMatchObject({ CONTACT_SMTP_URL: { is_set: true } })
  await put({ CONTACT_SMTP_URL: '' })
  expect(await read()).toMatchObject({ CONTACT_SMTP_URL: { is_set: false } })
})

it('lets the environment win, also over what was stored before', async () => {
  const { database, put } = await open()
  await put({ PUBLIC_URL: 'https://lama.dev', VIEWS: 'off' })
  const app = await start(database, { PUBLIC_URL: 'https://sukma.dev', VIEWS: ' ' })
  expect((await app.inject('/robots.txt')).body).toContain('https://sukma.dev/sitemap.xml')
  const client = await StudioClient.signedIn(app)
  const { data } = await client.send<SiteSettingsData>('GET', '/studio/settings')
  const address = { name: 'PUBLIC_URL', value: 'https://sukma.dev', is_set: true, is_fixed: true }
  const views = { name: 'VIEWS', value: 'off', is_set: true, is_fixed: false }
  for (const setting of [address, views]) expect(data.settings).toContainEqual(setting)
  const body = { settings: { PUBLIC_URL: 'https://lain.dev' } }
  const { statusCode, errors } = await client.send('PUT', '/studio/settings', body)
  expect([statusCode, errors?.[0]?.path]).toEqual([409, 'PUBLIC_URL'])
})

it('leaves out a stored address whose path is not that of the site any more, and nothing else', async () => {
  const { database, put } = await open()
  await put({ PUBLIC_URL: 'https://sukma.dev', MESSAGE_DAYS: '30' })
  const env = { BASE_PATH: '/karya/' }
  expect(await readSiteEnv(database, env)).toEqual({ ...env, MESSAGE_DAYS: '30' })
})

it('has the checks of the environment, and names the field', async () => {
  const { put, read } = await open()
  const invalid = [
    { PUBLIC_URL: 'sukma' },
    { CONTACT_SMTP_URL: 'https://a:geheim@sukma.dev', CONTACT_TO: 'sukma@sukma.dev' },
    { CONTACT_TO: 'sukma', CONTACT_SMTP_URL: 'smtps://a:geheim@sukma.dev' },
    { CONTACT_FROM: 'Sukma' },
    { CONTACT_WEBHOOK: 'ftp://sukma.dev' },
    { VIEWS: 'yes' },
    { MESSAGE_DAYS: '-1' },
    { UNTRANSLATED_POSTS: 'x' },
  ]
  const before = await read()
  for (const settings of invalid) {
    const [name = ''] = Object.keys(settings)
    const { statusCode, errors = [] } = await put(settings)
    expect([statusCode, errors.map(({ path }) => path)]).toEqual([400, [name]])
    const message = `${name} ${errors[0]?.message}`
    expect(() => readConfig(settings)).toThrow(message)
  }
  const { errors } = await put({ CONTACT_SMTP_URL: 'smtps://sukma.dev' }, 'id')
  const message = 'harus berupa alamat email seperti nama@example.com'
  expect(errors).toEqual([{ path: 'CONTACT_TO', message }])
  expect(await read()).toEqual(before)
})

it('sends a test message, or says why it cannot', async () => {
  const { client, put } = await open()
  const test = () => client.send('POST', '/studio/settings/test-message?message_language=id')
  expect(await test()).toMatchObject({ statusCode: 422 })
  const { mails, url, state } = await startMailServer()
  await put({ CONTACT_SMTP_URL: url, CONTACT_TO: 'sukma@sukma.dev' })
  expect((await test()).statusCode).toBe(200)
  expect(mails.map(({ to }) => to)).toEqual([['sukma@sukma.dev']])
  state.refuses = 'mail'
  const { statusCode, message } = await test()
  expect(statusCode).toBe(422)
  expect(message).toMatch(/^Pesan gagal dikirim: .*The mailbox is full/)
  // `fetch` refuses this port at once.
  await put({ CONTACT_SMTP_URL: '', CONTACT_TO: '', CONTACT_WEBHOOK: 'http://127.0.0.1:1' })
  expect((await test()).message).toBe('Pesan gagal dikirim: bad port')
})

describe('the languages', () => {
  async function open(settingsFile?: string) {
    const { database } = await openTestDatabase()
    return StudioClient.signedIn(await startApp({ database, languages: ['id'], settingsFile }))
  }

  it('changes the languages of the site in the file with the settings', async () => {
    const file = temporaryFile('.env', '# Situs\n#SITE_LANGUAGES=id,en\nPORT=3000\n')
    const client = await open(file)
    const read = async () => (await client.send<SiteLanguagesData>('GET', '/studio/languages')).data
    expect(await read()).toEqual({ languages: ['id'], needs_restart: false, is_fixed: false })
    await client.send('PUT', '/studio/languages', { languages: ['en', 'id'] })
    expect(await read()).toEqual({ languages: ['en', 'id'], needs_restart: true, is_fixed: false })
    expect(readFileSync(file, 'utf8')).toBe('# Situs\nSITE_LANGUAGES=en,id\nPORT=3000\n')

    writeFileSync(file, '#SITE_LANGUAGES=id,en\nSITE_LANGUAGES=id\n')
    await client.send('PUT', '/studio/languages', { languages: ['en'] })
    expect(readFileSync(file, 'utf8')).toBe('#SITE_LANGUAGES=id,en\nSITE_LANGUAGES=en\n')
  })

  it('refuses other languages, and what the environment has set', async () => {
    const put = async (languages: string[], settingsFile?: string) =>
      (await open(settingsFile)).send('PUT', '/studio/languages', { languages })
    const file = path.join(temporaryFolder(), '.env')
    for (const languages of [[], ['de'], ['id', 'id']]) {
      expect((await put(languages, file)).statusCode).toBe(400)
    }
    expect(await put(['en'])).toMatchObject({
      statusCode: 409,
      errors: [{ message: 'are set by SITE_LANGUAGES of the server' }],
    })
  })

  it('lists the entries with texts that are not translated, without names', async () => {
    const texts = { role: 'Pengembang', client: 'PT Contoh' }
    const project1 = contentProject(1, { ...texts, translations: { en: { title: 'Project 1' } } })
    const posts = [contentPost(1, { language: 'en-GB' }), contentPost(2)]
    const content = buildContent({ projects: [project1], posts })
    const entries = async (languages: ['id', ...'en'[]]) => {
      const { app } = await createTestApp(content, undefined, undefined, languages)
      const client = await StudioClient.signedIn(app)
      const { data } = await client.send<UntranslatedData>('GET', '/studio/translations')
      return data.entries.filter(({ resource }) => ['projects', 'posts'].includes(resource))
    }
    const [project, ...others] = await entries(['id', 'en'])
    const entry = { language: 'en', resource: 'projects', id: 1, title: 'Proyek 1' }
    expect(project).toMatchObject(entry)
    expect(project?.fields).toContain('role')
    for (const field of ['title', 'client']) expect(project?.fields).not.toContain(field)
    expect(others).toMatchObject([{ resource: 'posts', title: 'Artikel 2' }])
    expect(await entries(['id'])).toEqual([])
  })
})
