import { useContext } from 'react'
import { useSelector } from 'react-redux'
import { Helmet } from 'react-helmet-async'
import type { Graph, Thing, WithContext } from 'schema-dts'
import type { Profile } from '../../contract/profile'
import { languages, type Language } from '../../language/languages'
import { languageSlice } from '../../language/languageSlice'
import { useSharedTexts } from '../../language/TextsContext'
import type { CompleteCloth } from '../../lib/cloth'
import { paths } from '../../lib/urls/paths'
import { jsonForHtml } from '../../lib/text'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { HeadMetadataContext } from './headMetadata'
import { introduce, joinKeywords, ownerKeywords, truncateText } from './headTexts'
import { usePageAddresses } from './usePageAddress'

interface PageHeadProps {
  section: string
  /** The profile without default values, except for its name, the second part of the title. */
  owner: Profile
  /** The canonical path. A page without one, such as an error page, has the social image of home. */
  path?: string
  /** The path in another language, where it differs. */
  pathIn?: (language: Language) => string
  /** By default, it introduces the owner. */
  description?: string | null
  /** Keywords of the page; those of the owner follow. */
  keywords?: readonly (string | null | undefined)[]
  type?: 'website' | 'article'
  cloth?: CompleteCloth
  structuredData?: Graph | WithContext<Thing>
}

/** Links to the page in every language of the site, where it has several. */
function AlternateLanguages({ pathIn }: { pathIn: (language: Language) => string }) {
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  const { address } = usePageAddresses()
  if (offered.length === 1) return null
  return (
    <Helmet>
      {offered.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={address(pathIn(language), language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(pathIn(offered[0]), offered[0])} />
      {offered
        .filter((language) => language !== current)
        .map((language) => (
          <meta
            key={language}
            property="og:locale:alternate"
            content={languages[language].locale}
          />
        ))}
    </Helmet>
  )
}

function Head({ section, owner, path, keywords = [], structuredData, ...props }: PageHeadProps) {
  const { pathIn = () => path ?? '', ...page } = props
  const current = useSelector(languageSlice.selectors.selectLanguage)
  const { layout } = useSharedTexts()
  const { address, socialImageAddress } = usePageAddresses()
  const title = `${section} - ${owner.full_name}`
  const description = truncateText(page.description?.trim() || layout.portfolio(introduce(owner)))
  useContext(HeadMetadataContext)?.({
    path,
    section,
    ownerName: owner.full_name,
    description,
    cloth: page.cloth,
  })
  return (
    <>
      <Helmet>
        <title>{title}</title>
        {path && <link rel="canonical" href={address(path)} />}
        <meta name="description" content={description} />
        <meta name="keywords" content={joinKeywords([...keywords, ...ownerKeywords(owner)])} />
        <meta property="og:type" content={page.type ?? 'website'} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {path && <meta property="og:url" content={address(path)} />}
        <meta property="og:image" content={socialImageAddress(path ?? paths.home)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:locale" content={languages[current].locale} />
        <meta name="twitter:card" content="summary_large_image" />
        {structuredData && (
          <script type="application/ld+json">{jsonForHtml(structuredData)}</script>
        )}
      </Helmet>
      {path && <AlternateLanguages pathIn={pathIn} />}
    </>
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
