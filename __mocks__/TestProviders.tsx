import type { ComponentProps } from 'react'
import { Providers } from '../src/app/Providers'
import { LanguageSwitch } from '../src/features/language/LanguageSwitch'
import { LanguageSwitchContext } from '../src/features/language/LanguageSwitchContext'
import { id } from '../src/language/id'
import type { Texts } from '../src/language/texts'
import { TextsProvider } from '../src/language/TextsContext'
// Mocks the requests of components.
import './handlers'

interface TestProvidersProps extends ComponentProps<typeof Providers> {
  /** By default, the Indonesian ones. */
  texts?: Texts
}

/** The providers of the app, and those of texts and of a site in several languages. */
export function TestProviders({ texts = id, children, ...props }: TestProvidersProps) {
  return (
    <Providers {...props}>
      <TextsProvider value={texts}>
        <LanguageSwitchContext value={<LanguageSwitch />}>{children}</LanguageSwitchContext>
      </TextsProvider>
    </Providers>
  )
}
