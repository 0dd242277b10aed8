import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteLanguagesData, UntranslatedData } from '../../../src/contract/studio'
import { buildApp } from '../../app'
import { cleanUp, onCleanUp, temporaryFolder } from '../../testing/cleanUp'
import { buildContent, contentProject } from '../../testing/content'
import { StudioClient } from '../../testing/StudioClient'
import { createTestApp, openTestDatabase } from '../../testing/testApp'

afterEach(cleanUp)

async function open(settingsFile?: string) {
  const { database } = await openTestDatabase()
  const app = await buildApp({ database, languages: ['id'], settingsFile })
  onCleanUp(() => app.close())
  return StudioClient.signedIn(app)
}

it('changes the languages of the site in the file with the settings', async () => {
  const file = path.join(temporaryFolder(), '.env')
  writeFileSync(file, '# Situs\n#SITE_LANGUAGES=id,en\nPORT=3000\n')
  const client = await open(file)
  const read = async () => (await client.send<SiteLanguagesData>('GET', '/studio/languages')).data
  expect(await read()).toEqual({ languages: ['id'], needs_restart: false, is_fixed: false })
  await client.send('PUT', '/studio/languages', { languages: ['en', 'id'] })
  expect(await read()).toEqual({ languages: ['en', 'id'], needs_restart: true, is_fixed: false })
  expect(readFileSync(file, 'utf8')).toBe('# Situs\nSITE_LANGUAGES=en,id\nPORT=3000\n')
})

it.each([[[]], [['de']], [['id', 'id']]])('refuses the languages %j', async (languages) => {
  const client = await open(path.join(temporaryFolder(), '.env'))
  const { statusCode } = await client.send('PUT', '/studio/languages', { languages })
  expect(statusCode).toBe(400)
})

it('cannot change what the environment has set', async () => {
  const client = await open()
  const { statusCode, errors } = await client.send('PUT', '/studio/languages', {
    languages: ['en'],
  })
  expect([statusCode, errors?.[0]?.message]).toEqual([
    409,
    'are set by SITE_LANGUAGES of the server',
  ])
})

const { profile, ...content } = buildContent({
  categories: [],
  skills: [],
  experiences: [],
  educations: [],
  testimonials: [],
  posts: [],
  projects: [
    contentProject(1, {
      role: 'Pengembang',
      client: 'PT Contoh',
      category: undefined,
      skills: [],
      translations: { en: { title: 'Project 1' } },
    }),
  ],
})

async function listUntranslated(languages: ['id', ...'en'[]]) {
  const bio = 'Halo.'
  const translations = { en: { bio: 'Hello.', current_job_title: 'Developer' } }
  const { app } = await createTestApp(
    { ...content, profile: { ...profile, bio, translations } },
    undefined,
    undefined,
    languages,
  )
  const client = await StudioClient.signedIn(app)
  return (await client.send<UntranslatedData>('GET', '/studio/translations')).data.entries
}

it('lists the entries with texts that are not translated, without names', async () => {
  const [project, ...others] = (await listUntranslated(['id', 'en'])).filter(
    ({ resource }) => resource === 'projects',
  )
  expect(project).toMatchObject({ language: 'en', resource: 'projects', id: 1, title: 'Proyek 1' })
  expect(project?.fields).toContain('role')
  expect(project?.fields).not.toContain('title')
  expect(project?.fields).not.toContain('client')
  expect(others).toEqual([])
})

it('lists nothing of a site in one language', async () => {
  expect(await listUntranslated(['id'])).toEqual([])
})
