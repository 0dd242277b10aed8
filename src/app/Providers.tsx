import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from '../theme/GlobalStyle'
import { theme } from '../theme/theme'
import type { AppStore, RootState } from './store'

interface ProvidersProps {
  store: AppStore
  /** What a rendered page was made from: a part that is taken over late still finds it. */
  serverState?: RootState
  children: ReactNode
}

/** What every page may count on: the store, the theme, the head. */
export function Providers({ store, serverState, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <HelmetProvider>
        <ThemeProvider theme={theme}>
          <GlobalStyle />
          {children}
        </ThemeProvider>
      </HelmetProvider>
    </Provider>
  )
}
