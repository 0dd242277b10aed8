import type { Post } from '../../contract/posts'
import type { Project } from '../../contract/projects'
import { buildCaseStudy, buildPost, buildProfile, buildProject } from '../../../__mocks__/fixtures'
import { en } from '../../language/en'
import { entryLanguage } from '../../language/entryLanguage'
import { id } from '../../language/id'
import type { Language } from '../../language/languages'
import { postData, projectData } from './entryData'
import { personData } from './personData'
import type { PageLanguage } from './usePageAddress'

const offered = ['id', 'en'] as const

const languageOfPage = (current: Language, prefix: string): PageLanguage => ({
  address: (path) => `${prefix}${path}`,
  socialImageAddress: (path) => `/previews${prefix}${path}.png`,
  publicUrl: '',
  texts: { id, en }[current],
  languageOf: (entry) => entryLanguage(entry, { current, offered }),
})

const indonesian = languageOfPage('id', '')
const english = languageOfPage('en', '/en')

it('describes a post as a BlogPosting, with its breadcrumb', () => {
  const post = buildPost({ title: 'Kasir', slug: 'kasir', language: 'en' })
  expect(postData(post, buildProfile(), indonesian)['@graph']).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: 'Kasir',
      description: 'Ringkasan 1.',
      url: '/blog/kasir',
      image: '/pictures/posts/1.webp',
      datePublished: '2026-06-10',
      dateModified: '2026-06-11T08:00:00.000Z',
      inLanguage: 'en',
      keywords: 'React, Arsitektur',
      author: { '@type': 'Person', name: 'Dewi Contoh' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Beranda' }, { name: 'Artikel' }, { name: 'Kasir' }],
    },
  ])
})

it('describes the page of a post in its language', () => {
  const post = buildPost({ title: 'Till', slug: 'till', cover_url: null })
  expect(postData(post, buildProfile(), english)['@graph']).toMatchObject([
    { url: '/en/blog/till', image: '/previews/en/blog/till.png', inLanguage: 'en' },
    {
      itemListElement: [
        { name: 'Home', item: '/en/' },
        { name: 'Articles', item: '/en/blog' },
        { name: 'Till', item: '/en/blog/till' },
      ],
    },
  ])
})

it('names the language of the texts, not that of the page', () => {
  const languageOf = (graph: ReturnType<typeof postData>) =>
    (graph['@graph'][0] as { inLanguage?: unknown }).inLanguage
  const ofPost = (changes: Partial<Post>) =>
    languageOf(postData(buildPost(changes), buildProfile(), english))
  expect(ofPost({ untranslated: ['title', 'content'] })).toBe('id')
  // Only the title is translated.
  expect(ofPost({ untranslated: ['excerpt', 'content'] })).toBe('id')
  expect(ofPost({ language: 'id' })).toBe('en')
  expect(ofPost({ language: 'pt', untranslated: ['title'] })).toBe('pt')
  const ofProject = (untranslated: string[]) =>
    languageOf(projectData({ ...buildProject(), untranslated }, buildProfile(), english))
  expect([ofProject([]), ofProject(['title'])]).toEqual(['en', 'id'])
})

const workOf = (project: Project) => projectData(project, buildProfile(), indonesian)['@graph'][0]

it('describes creator and period of a project, also one without an end, or without both', () => {
  expect(workOf(buildCaseStudy({ created_at: null }))).toMatchObject({
    '@type': 'CreativeWork',
    creator: { '@type': 'Person', name: 'Dewi Contoh' },
    dateCreated: '2023-02',
    temporalCoverage: '2023-02/2024-03-01',
  })
  const current = workOf(buildCaseStudy({ end_date: null }))
  expect(current).toHaveProperty('temporalCoverage', '2023-02/..')
  const work = workOf(buildProject())
  expect(work).toMatchObject({ name: 'Proyek 1', dateCreated: '2024-03-12' })
  expect(work).toHaveProperty('temporalCoverage', undefined)
})

it('describes the owner as a schema.org Person, with further profiles, without unsafe links', () => {
  const links = [
    { name: 'Situs web', url: 'https://dewi.dev' },
    { name: 'Jahat', url: 'javascript:alert(1)' },
  ]
  const profile = buildProfile({ links, profile_picture_full_url: '/pictures/Büro im März.jpg' })
  const person = personData(profile, '') as { sameAs?: string[] }
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Dewi Contoh',
    jobTitle: 'Full-Stack Engineer',
    email: 'mailto:dewi@example.com',
    image: '/pictures/B%C3%BCro%20im%20M%C3%A4rz.jpg',
  })
  expect(person.sameAs).toHaveLength(5)
  expect(person.sameAs).toContain('https://example.com/github/dewi')
  expect(person.sameAs?.at(-1)).toBe('https://dewi.dev')
})
