import type { UntranslatedData } from '../../../src/contract/studio'
import { buildContent, contentProject } from '../../testing/content'
import { cleanUp } from '../../testing/cleanUp'
import { StudioClient } from '../../testing/StudioClient'
import { createTestApp } from '../../testing/testApp'

afterEach(cleanUp)

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
