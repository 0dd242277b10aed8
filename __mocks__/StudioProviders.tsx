import type { ComponentProps } from 'react'
import { Providers } from '../src/app/Providers'
import { en as siteEn } from '../src/language/en'
import { id as siteId } from '../src/language/id'
import { languageSlice } from '../src/language/languageSlice'
import { en } from '../src/studio/language/en'
import { id } from '../src/studio/language/id'
import { StudioLanguage } from '../src/studio/language/StudioLanguage'
// Mocks the requests of components.
import './handlers'

const texts = { id: { site: siteId, studio: id }, en: { site: siteEn, studio: en } }

/** The providers of the studio, in the language of the store. */
export function StudioProviders({ children, ...props }: ComponentProps<typeof Providers>) {
  const language = languageSlice.selectors.selectLanguage(props.store.getState())
  return (
    <Providers {...props}>
      <StudioLanguage initial={{ language, ...texts[language] }}>{children}</StudioLanguage>
    </Providers>
  )
}
