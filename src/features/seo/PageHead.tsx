import { useContext } from 'react'
import { Helmet } from 'react-helmet-async'
import type { Graph, Thing, WithContext } from 'schema-dts'
import type { Profile } from '../../contract/profile'
import type { CompleteCloth } from '../../lib/cloth'
import { jsonForHtml } from '../../lib/text'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { HeadMetadataContext } from './headMetadata'
import { introduce, joinKeywords, ownerKeywords, publicAddress, truncateText } from './headTexts'

interface PageHeadProps {
  section: string
  /** The profile without default values, except for its name, the second part of the title. */
  owner: Profile
  /** The canonical path; a page that should not be found again has none. */
  path?: string
  /** By default, it introduces the owner. */
  description?: string | null
  /** Keywords of the page; those of the owner follow. */
  keywords?: readonly (string | null | undefined)[]
  type?: 'website' | 'article'
  cloth?: CompleteCloth
  structuredData?: Graph | WithContext<Thing>
}

function Head({ section, owner, path, keywords = [], structuredData, ...texts }: PageHeadProps) {
  const title = `${section} - ${owner.full_name}`
  const description = truncateText(texts.description?.trim() || `Portofolio ${introduce(owner)}`)
  useContext(HeadMetadataContext)?.({
    section,
    ownerName: owner.full_name,
    description,
    cloth: texts.cloth,
  })
  return (
    <Helmet>
      <title>{title}</title>
      {path && <link rel="canonical" href={publicAddress(path)} />}
      <meta name="description" content={description} />
      <meta name="keywords" content={joinKeywords([...keywords, ...ownerKeywords(owner)])} />
      <meta property="og:type" content={texts.type ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={publicAddress(path)} />}
      <meta property="og:image" content={publicAddress(previewPath(path))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content="id_ID" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData && <script type="application/ld+json">{jsonForHtml(structuredData)}</script>}
    </Helmet>
  )
}

/** The head of a page. Rendered once per page: a second one would duplicate the tags. */
export function PageHead(props: PageHeadProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Head {...props} />
    </ErrorBoundary>
  )
}

/** The path of a page's preview picture; pages without a canonical path share that of home. */
function previewPath(path = '/'): string {
  return `/previews${path === '/' ? '/home' : path}.png`
}
