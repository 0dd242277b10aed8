import { render, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { PageHead, type PageMetadata } from './PageHead'

function renderHead(
  metadata: Partial<PageMetadata>,
  structuredData?: ComponentProps<typeof PageHead>['structuredData'],
) {
  return render(
    <HelmetProvider>
      <PageHead section="Proyek" ownerName="Dewi" structuredData={structuredData} {...metadata} />
    </HelmetProvider>,
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
  await waitFor(() => expect(document.title).toBe('Proyek - Dewi'))
})

it('uses the defaults of the site for missing metadata', async () => {
  renderHead({ description: '' })
  await waitFor(() => expect(meta('description')).toEqual([expect.stringMatching(/^Portofolio/)]))
  expect(meta('keywords')).toEqual([expect.stringContaining('full-stack')])
  expect(meta('og:image')).toEqual(['/pictures/og-default.png'])
  expect(meta('og:type')).toEqual(['website'])
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
  const { baseElement } = renderHead({}, data)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
    document.head.innerHTML + baseElement.innerHTML,
  )!
  expect(JSON.parse(json ?? '')).toEqual(data)
})
