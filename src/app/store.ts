import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '../api/api'
import type { Transport } from '../api/baseQuery'
import { sessionSlice } from '../api/sessionSlice'
import { blogSlice } from '../features/blog/blogSlice'
import { contactSlice } from '../features/contact/contactSlice'
import { navigationSlice } from '../features/navigation/navigationSlice'
import { projectsSlice } from '../features/projects/projectsSlice'
import { testimonialsSlice } from '../features/testimonials/testimonialsSlice'
import { themeSlice } from '../features/theme/themeSlice'
import { abortUnusedQueries } from './listeners/abortUnusedQueries'
import { persistTheme } from './listeners/persistTheme'
import { trackAnalytics } from './listeners/trackAnalytics'

const reducer = combineSlices(
  api,
  themeSlice,
  navigationSlice,
  projectsSlice,
  testimonialsSlice,
  blogSlice,
  contactSlice,
  sessionSlice,
)

export type RootState = ReturnType<typeof reducer>
type AppDispatch = ThunkDispatch<RootState, Transport | undefined, UnknownAction>
export type StartListening = TypedStartListening<RootState, AppDispatch>

/** Higher limits, so that the checks of development do not warn about a slow machine. */
const developmentChecks = {
  serializableCheck: { warnAfter: 1000 },
  immutableCheck: { warnAfter: 1000 },
}

interface StoreOptions {
  preloadedState?: Partial<RootState>
  /** Replaces `fetch` for requests to the API. */
  transport?: Transport
}

/** Creates a separate store for each visit, each test and each rendered page. */
export function createStore({ preloadedState, transport }: StoreOptions = {}) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>()
  abortUnusedQueries(startListening)
  persistTheme(startListening)
  trackAnalytics(startListening)
  return configureStore({
    reducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        ...developmentChecks,
        thunk: { extraArgument: transport },
      }).concat(api.middleware, middleware),
    devTools: { name: 'Karya' },
  })
}

export type AppStore = ReturnType<typeof createStore>
