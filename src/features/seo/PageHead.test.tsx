import { render, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { buildProfile } from '../../../__mocks__/fixtures'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import { PageHead } from './PageHead'

function renderHead(props: Partial<ComponentProps<typeof PageHead>>) {
  return render(
    <TestProviders store={createStore()}>
      <PageHead section="Proyek" owner={buildProfile()} {...props} />
    </TestProviders>,
  )
}

/** The contents of every meta element of that name or property. */
function meta(name: string): (string | null)[] {
  return [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (element) => element.getAttribute('content'),
  )
}

it('the document title contains section and owner', async () => {
  renderHead({})
  await waitFor(() => expect(document.title).toBe('Proyek - Dewi Contoh'))
})

it('introduces the owner where the page has no description', async () => {
  renderHead({ description: '' })
  await waitFor(() =>
    expect(meta('description')).toEqual([
      'Portofolio Dewi Contoh, Full-Stack Engineer, Solo, Indonesia',
    ]),
  )
  expect(meta('keywords')).toEqual([
    'Dewi Contoh, Full-Stack Engineer, React, TypeScript, Node.js, PostgreSQL, Docker, Solo, Indonesia',
  ])
  expect(meta('og:image')).toEqual(['/previews/home.png'])
  expect(meta('og:type')).toEqual(['website'])
})

it('omits what the owner has not written', async () => {
  const owner = { id: 1, full_name: 'Dewi', current_job_title: null, location: ' ' }
  renderHead({ owner })
  await waitFor(() => expect(meta('description')).toEqual(['Portofolio Dewi']))
  expect(meta('keywords')).toEqual(['Dewi'])
})

it('puts the keywords of the page first, each once', async () => {
  const owner = { id: 1, full_name: 'Dewi', preferred_tech_stack: 'dbt, Kafka' }
  renderHead({ owner, keywords: ['Kafka', null, 'Data', 'Data'] })
  await waitFor(() => expect(meta('keywords')).toEqual(['Kafka, Data, Dewi, dbt']))
})

it('truncates a long description between two words', async () => {
  renderHead({ description: `Baris satu.\n\n${'kata '.repeat(100)}` })
  await waitFor(() =>
    expect(meta('description')).toEqual([
      expect.stringMatching(/^Baris satu\. kata .{170,180} kata…$/),
    ]),
  )
})

it('uses the page’s metadata and preview picture', async () => {
  renderHead({ description: 'Toko batik', path: '/projects/toko', type: 'article' })
  await waitFor(() => expect(meta('description')).toEqual(['Toko batik']))
  expect(meta('og:description')).toEqual(['Toko batik'])
  expect(meta('og:image')).toEqual(['/previews/projects/toko.png'])
  expect(meta('og:type')).toEqual(['article'])
})

it('escapes structured data, so that it cannot close its element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: '</script><b>x</b>',
  } as const
  const { baseElement } = renderHead({ structuredData: data })
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
    document.head.innerHTML + baseElement.innerHTML,
  )!
  expect(JSON.parse(json ?? '')).toEqual(data)
})
