import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '../api/api'
import type { Transport } from '../api/transport'
import { sessionSlice } from '../api/sessionSlice'
import type { ContactHost } from '../contract/contact'
import { env } from '../env'
import { blogSlice } from '../features/blog/blogSlice'
import { contactSlice, createContactState } from '../features/contact/contactSlice'
import { navigationSlice } from '../features/navigation/navigationSlice'
import { projectsSlice } from '../features/projects/projectsSlice'
import { testimonialsSlice } from '../features/testimonials/testimonialsSlice'
import { themeSlice } from '../features/theme/themeSlice'
import { abortUnusedQueries } from './listeners/abortUnusedQueries'
import { persistTheme } from './listeners/persistTheme'
import { trackAnalytics } from './listeners/trackAnalytics'
import { redactAction, redactState } from './redactTypedText'

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
  /** How the host handles contact messages; by default, the document's attribute. */
  contactHost?: ContactHost
}

/** Creates a separate store for each visit, each test and each rendered page. */
export function createStore(options: StoreOptions = {}) {
  const { preloadedState, transport, contactHost = env.contactHost } = options
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>()
  abortUnusedQueries(startListening)
  persistTheme(startListening)
  trackAnalytics(startListening)
  return configureStore({
    reducer,
    preloadedState: { contact: createContactState(contactHost), ...preloadedState },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        ...developmentChecks,
        thunk: { extraArgument: transport },
      }).concat(api.middleware, middleware),
    devTools: { name: 'Karya', actionSanitizer: redactAction, stateSanitizer: redactState },
  })
}

export type AppStore = ReturnType<typeof createStore>
