import type { ProjectDetail } from '../../src/contract/projects'
import { buildApp } from '../app'
import { exportContent } from '../content/exportContent'
import { buildContent, contentPost } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { get, openTestDatabase } from '../testing/testApp'
import { changeMainLanguage } from './mainLanguage'

afterEach(cleanUp)

const content = buildContent({
  categories: [{ name: 'Perkakas', translations: { en: { name: 'Tools' } } }],
  skills: [],
  projects: [
    {
      title: 'Toko Batik',
      slug: 'toko-batik',
      description: 'Toko daring.',
      client: 'PT Batik',
      highlights: ['Cepat'],
      translations: { en: { title: 'Batik Shop', slug: 'batik-shop', highlights: ['Fast'] } },
    },
  ],
  testimonials: [],
  posts: [contentPost(1)],
})

it('exchanges the texts and their translations', async () => {
  const { database } = await openTestDatabase(content)
  const before = await exportContent(database)
  await changeMainLanguage(database, 'en')
  await changeMainLanguage(database, 'en')

  const app = await buildApp({ database, languages: ['en', 'id'] })
  const read = async (lang: string) => {
    const { data } = await get<{ project: ProjectDetail }>(app, `/projects/1?lang=${lang}`)
    return data.project
  }
  expect(await read('en')).toMatchObject({
    title: 'Batik Shop',
    slug: 'batik-shop',
    highlights: ['Fast'],
    // A text that is not translated stays.
    description: 'Toko daring.',
    client: 'PT Batik',
  })
  expect(await read('id')).toMatchObject({
    title: 'Toko Batik',
    slug: 'toko-batik',
    highlights: ['Cepat'],
    description: 'Toko daring.',
    client: 'PT Batik',
  })
  await app.close()

  await changeMainLanguage(database, 'id')
  expect(await exportContent(database)).toEqual(before)
})
