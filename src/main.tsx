import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App'
import { Providers } from './app/Providers'
import { findRoot } from './app/findRoot'
import { createStore } from './app/store'
import { env } from './env'

createRoot(findRoot(document)).render(
  <StrictMode>
    <Providers store={createStore()}>
      <BrowserRouter basename={env.basePath}>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
)
