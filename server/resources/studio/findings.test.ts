import type { FindingsData } from '../../../src/contract/studio'
import { importContent } from '../../content/importContent'
import { readContent } from '../../content/readContent'
import { id } from '../../language/id'
import { paths } from '../../paths'
import { buildContent, contentProject } from '../../testing/content'
import { StudioClient } from '../../testing/StudioClient'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, type TestApp } from '../../testing/testApp'

let test: TestApp
let client: StudioClient

beforeAll(async () => {
  test = await createTestApp()
  client = await StudioClient.signedIn(test.app)
})
afterAll(cleanUp)

const matching = (message: RegExp) => expect.stringMatching(message) as string

async function findings(query = '') {
  return (await client.send<FindingsData>('GET', `/studio/findings${query}`)).data.findings
}

it('lists what is wrong in the content of the database, with the entry and the field', async () => {
  const projects = [
    contentProject(1),
    { ...contentProject(2), link_demo: '/hilang', pictures: [{ picture_url: '/pictures/b.webp' }] },
  ]
  const post = { title: 'Subak', excerpt: 'Air.', publishedAt: '2026' }
  const content = buildContent({ projects, posts: [{ ...post, content: '[Peta](/tidak-ada)' }] })
  const [experience] = content.experiences
  await importContent(test.database, {
    ...content,
    experiences: experience ? [{ ...experience, start_date: '2999-01' }] : [],
  })
  const idOf = async (table: 'projects' | 'posts' | 'experiences', name: string) => {
    const column = table === 'experiences' ? 'job_title' : 'title'
    const rows = await test.database.selectFrom(table).selectAll().execute()
    return rows.find((row) => (row as Record<string, unknown>)[column] === name)?.id
  }
  const projectId = await idOf('projects', projects[1]?.title ?? '')
  const found = await findings()
  const about = (message: RegExp) => found.find((one) => message.test(one.message))
  expect(about(/^\/hilang leads/)).toEqual({
    severity: 'must',
    message: matching(/leads to no page/),
    ...{ resource: 'projects', id: projectId, field: 'link_demo' },
  })
  expect(about(/^a picture of .* has no description/)).toMatchObject({
    id: projectId,
    field: 'pictures.0.alt',
  })
  expect(about(/has no picture/)).toMatchObject({ field: 'picture_url' })
  expect(about(/^\/pictures\/b\.webp/)).toMatchObject({ field: 'pictures.0.picture_url' })
  expect(about(/^\/tidak-ada/)).toMatchObject({
    ...{ resource: 'posts', id: await idOf('posts', 'Subak'), field: 'content' },
  })
  expect(about(/^2999-01 is in the future/)).toMatchObject({
    resource: 'experience',
    id: await idOf('experiences', experience?.job_title ?? ''),
    field: 'start_date',
  })
  expect(about(/^no project is featured/)).toEqual({
    severity: 'should',
    message: matching(/mark up to four as featured/),
    resource: 'projects',
  })
})

it('lists the findings in the language of the studio, which the site need not have', async () => {
  const found = (await findings('?message_language=id')).map(({ message }) => message)
  expect(found).toContain(id.doctorInStudio.noPublicUrl)
  expect(found).toContain(id.doctorInStudio.noneFeatured)
  expect(found.join()).not.toMatch(/npm run|is_active|is_featured|public\/pictures/)
  const inEnglish = await findings('?message_language=en')
  expect(found.filter((text) => inEnglish.some(({ message }) => message === text))).toEqual([])
  const { statusCode } = await client.send('GET', '/studio/findings?message_language=de')
  expect(statusCode).toBe(400)
})

it('lists findings about settings without an entry', async () => {
  const setting = (await findings()).find(({ message }) => message.startsWith('Nobody is notified'))
  expect(setting).toEqual({ severity: 'should', message: matching(/on the screen Settings/) })
})

it('says only that the content is the sample, as long as it is', async () => {
  await importContent(test.database, readContent(paths.sampleContent).content)
  const found = (await findings()).filter(({ resource }) => resource)
  expect(found).toEqual([
    {
      severity: 'must',
      message: matching(/still shows the sample/),
      ...{ resource: 'profiles', id: 1, field: 'full_name' },
    },
  ])
})

it('gives nobody else access', async () => {
  const { statusCode } = await new StudioClient(test.app).send('GET', '/studio/findings')
  expect(statusCode).toBe(401)
})
