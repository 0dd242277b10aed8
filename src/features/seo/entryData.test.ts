import { buildCaseStudy, buildPost, buildProfile, buildProject } from '../../../__mocks__/fixtures'
import { postData, projectData } from './entryData'

it('describes a post as a BlogPosting, with its breadcrumb', () => {
  const post = buildPost({ title: 'Kasir', slug: 'kasir', language: 'en' })
  expect(postData(post, buildProfile())['@graph']).toMatchObject([
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

it('takes the preview picture, the owner and Indonesian for what the post lacks', () => {
  const { id, title, slug } = buildPost({ slug: 'kasir' })
  const post = { id, title, slug, cover_url: 'javascript:alert(1)' } as ReturnType<typeof buildPost>
  const owner = buildProfile({ full_name: 'Ana Souza' })
  expect(postData(post, owner)['@graph'][0]).toMatchObject({
    image: '/previews/blog/kasir.png',
    inLanguage: 'id',
    author: { name: 'Ana Souza' },
  })
  expect(JSON.stringify(postData(post, owner))).not.toMatch(/null|undefined|javascript/)
})

const workOf = (...args: Parameters<typeof projectData>) => projectData(...args)['@graph'][0]

it('describes creator and period of a project', () => {
  expect(workOf(buildCaseStudy({ created_at: null }), 'Dewi Contoh')).toMatchObject({
    '@type': 'CreativeWork',
    creator: { '@type': 'Person', name: 'Dewi Contoh' },
    dateCreated: '2023-02',
    temporalCoverage: '2023-02/2024-03-01',
  })
})

it('leaves the end of a period open', () => {
  const project = buildCaseStudy({ end_date: null })
  expect(workOf(project, 'Dewi')).toHaveProperty('temporalCoverage', '2023-02/..')
})

it('describes a project without a period', () => {
  const work = workOf(buildProject(), 'Dewi')
  expect(work).toMatchObject({ name: 'Proyek 1', dateCreated: '2024-03-12' })
  expect(work).toHaveProperty('temporalCoverage', undefined)
})
