import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { theme } from '../theme/theme'
import type { AppStore, RootState } from './store'

interface ProvidersProps {
  store: AppStore
  /** The state of the server rendering, for parts that are hydrated later. */
  serverState?: RootState
  children: ReactNode
}

export function Providers({ store, serverState, children }: ProvidersProps) {
  return (
    <Provider store={store} serverState={serverState}>
      <HelmetProvider>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </HelmetProvider>
    </Provider>
  )
}
