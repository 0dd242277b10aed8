import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from '../theme/GlobalStyle'
import { theme } from '../theme/theme'
import type { AppStore } from './store'

/** What every page may count on: the store, the theme, the head. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <HelmetProvider>
        <ThemeProvider theme={theme}>
          <GlobalStyle />
          {children}
        </ThemeProvider>
      </HelmetProvider>
    </Provider>
  )
}
