import { useSelector } from 'react-redux'
import { entryLanguage } from '../../language/entryLanguage'
import { localizedPath, type Language } from '../../language/languages'
import { useTexts } from '../../language/TextsContext'
import { languageSlice } from '../../language/languageSlice'
import { socialImagePath } from '../../lib/urls/paths'
import { siteSlice } from '../../siteSlice'
import { publicAddress } from './headTexts'

/** Builds the public URL of a page by its path: in the language on screen, or in another one. */
export type PageAddress = (path: string, language?: Language) => string

export function usePageAddresses() {
  const { current, offered } = useSelector(languageSlice.selectors.selectLanguages)
  const publicUrl = useSelector(siteSlice.selectors.selectPublicUrl)
  const address: PageAddress = (path, language = current) =>
    publicAddress(localizedPath(path, language, offered), publicUrl)
  /** Builds the public URL of the social image of a page, in the language on screen. */
  const socialImageAddress = (path: string) =>
    publicAddress(socialImagePath(localizedPath(path, current, offered)), publicUrl)
  return { publicUrl, address, socialImageAddress }
}

/** The addresses, texts and languages from which structured data is built, besides the data of the page. */
export function usePageLanguage() {
  const languages = useSelector(languageSlice.selectors.selectLanguages)
  return {
    ...usePageAddresses(),
    texts: useTexts(),
    languageOf: (entry: Parameters<typeof entryLanguage>[0]) => entryLanguage(entry, languages),
  }
}

export type PageLanguage = ReturnType<typeof usePageLanguage>
