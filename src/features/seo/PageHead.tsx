import { useContext } from 'react'
import { Helmet } from 'react-helmet-async'
import type { Graph, Thing, WithContext } from 'schema-dts'
import { jsonForHtml } from '../../lib/jsonForHtml'
import { HeadMetadataContext } from './headMetadata'
import { publicAddress } from './publicAddress'

/** The metadata of a page for search engines and social previews. */
export interface PageMetadata {
  /** The first part of the title. */
  section: string
  /** The canonical path; a page that should not be found again has none. */
  path?: string
  description?: string
  keywords?: string
  type?: 'website' | 'article'
}

export const defaultMetadata = {
  description:
    'Portofolio pengembang full-stack: proyek, keahlian, pengalaman kerja, testimoni klien, dan artikel.',
  keywords:
    'portofolio, full-stack developer, web developer, React, TypeScript, Node.js, Indonesia',
  type: 'website',
} as const

interface PageHeadProps extends PageMetadata {
  /** The second part of the title. */
  ownerName: string
  /** Schema.org data about the page. */
  structuredData?: Graph | WithContext<Thing>
}

/** The head of a page. Rendered once per page: a second one would duplicate the tags. */
export function PageHead({ section, ownerName, path, structuredData, ...metadata }: PageHeadProps) {
  const title = `${section} - ${ownerName}`
  const { description, keywords, type } = { ...defaultMetadata, ...omitEmpty(metadata) }
  const image = previewPath(path)
  useContext(HeadMetadataContext)?.({ section, ownerName, description })
  return (
    <Helmet>
      <title>{title}</title>
      {path && <link rel="canonical" href={publicAddress(path)} />}
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={publicAddress(path)} />}
      <meta property="og:image" content={publicAddress(image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content="id_ID" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && <script type="application/ld+json">{jsonForHtml(structuredData)}</script>}
    </Helmet>
  )
}

/** The path of a page's preview picture. */
function previewPath(path: string | undefined): string {
  return path ? `/previews${path === '/' ? '/home' : path}.png` : '/pictures/og-default.png'
}

function omitEmpty<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<T>
}
