import { buildPost, buildProfile } from '../../../__mocks__/fixtures'
import { postData } from './postData'

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
