import { useSelector } from 'react-redux'
import { entryLanguage } from '../../language/entryLanguage'
import { localizedPath, type Language } from '../../language/languages'
import type { Texts } from '../../language/texts'
import { useTexts } from '../../language/TextsContext'
import { languageSlice } from '../../language/languageSlice'
import { paths } from '../../lib/urls/paths'
import { siteSlice } from '../../siteSlice'
import { publicAddress } from './headTexts'

/** Builds the public URL of a page by its path: in the language on screen, or in another one. */
export type PageAddress = (path: string, language?: Language) => string

export function usePageAddress(): PageAddress {
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  const publicUrl = useSelector(siteSlice.selectors.selectPublicUrl)
  return (path, language = current) =>
    publicAddress(localizedPath(path, language, offered), publicUrl)
}

type SocialImageAddress = (path: string) => string

/** Builds the public URL of the social image of a page, by its path, in the language on screen. */
export function useSocialImageAddress(): SocialImageAddress {
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  const publicUrl = useSelector(siteSlice.selectors.selectPublicUrl)
  return (path) => {
    const page = localizedPath(path, current, offered)
    return publicAddress(`/previews${page === paths.home ? '/home' : page}.png`, publicUrl)
  }
}

/** What structured data depends on, besides the data of the page. */
export interface PageLanguage {
  address: PageAddress
  socialImageAddress: SocialImageAddress
  /** The public URL of the site; empty if it is not configured. */
  publicUrl: string
  texts: Texts
  /** The language of an entry's texts. */
  languageOf: (entry: Parameters<typeof entryLanguage>[0]) => string
}

export function usePageLanguage(): PageLanguage {
  const languages = useSelector(languageSlice.selectors.selectLanguages)
  return {
    address: usePageAddress(),
    socialImageAddress: useSocialImageAddress(),
    publicUrl: useSelector(siteSlice.selectors.selectPublicUrl),
    texts: useTexts(),
    languageOf: (entry) => entryLanguage(entry, languages),
  }
}
