import { render, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { buildProfile } from '../../../__mocks__/fixtures'
import { TestProviders } from '../../../__mocks__/TestProviders'
import { createStore } from '../../app/store'
import { PageHead } from './PageHead'

const renderHead = (props: Partial<ComponentProps<typeof PageHead>>) =>
  render(
    <TestProviders store={createStore()}>
      <PageHead section="Proyek" owner={buildProfile()} {...props} />
    </TestProviders>,
  )

/** The contents of every meta element of that name or property. */
function meta(name: string): (string | null)[] {
  return [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (element) => element.getAttribute('content'),
  )
}

const stack = 'React, TypeScript, Node.js, PostgreSQL, Docker'
const ana = { id: 1, full_name: 'Ana', current_job_title: null, location: ' ' }

it.each<[string, Partial<ComponentProps<typeof PageHead>>, object]>([
  [
    'the owner where the page has no description',
    { description: '' },
    {
      description: 'Portofolio Dewi Contoh, Full-Stack Engineer, Solo, Indonesia',
      keywords: `Dewi Contoh, Full-Stack Engineer, ${stack}, Solo, Indonesia`,
      'og:image': '/previews/home.png',
      'og:type': 'website',
    },
  ],
  [
    'the keywords of the page first, each once',
    { owner: { ...ana, preferred_tech_stack: 'dbt, Kafka' }, keywords: ['Kafka', null, 'Data'] },
    { keywords: 'Kafka, Data, Ana, dbt' },
  ],
  [
    'a long description up to a word',
    { description: `Baris satu.\n\n${'kata '.repeat(100)}` },
    { description: expect.stringMatching(/^Baris satu\. kata .{170,180} kata…$/) as string },
  ],
  [
    'the metadata and the preview picture of the page',
    { description: 'Toko batik', path: '/projects/toko', type: 'article' },
    {
      ...{ description: 'Toko batik', 'og:description': 'Toko batik', 'og:type': 'article' },
      'og:image': '/previews/projects/toko.png',
    },
  ],
])('describes %s', async (_what, props, expected) => {
  renderHead(props)
  const names = Object.keys(expected)
  await waitFor(() =>
    expect(Object.fromEntries(names.map((name) => [name, meta(name).join('|')]))).toEqual(expected),
  )
  expect(document.title).toBe(`Proyek - ${(props.owner ?? buildProfile()).full_name}`)
})

it('escapes structured data, so that it cannot close its element', () => {
  const name = '</script><b>x</b>'
  const data = { '@context': 'https://schema.org', '@type': 'Person', name } as const
  const { baseElement } = renderHead({ structuredData: data })
  const html = document.head.innerHTML + baseElement.innerHTML
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
  expect(JSON.parse(json ?? '')).toEqual(data)
})
