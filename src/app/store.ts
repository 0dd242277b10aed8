import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { api } from '../api/api'
import type { Transport } from '../api/transport'
import { sessionSlice } from '../api/sessionSlice'
import { blogSlice } from '../features/blog/blogSlice'
import { contactSlice } from '../features/contact/contactSlice'
import { navigationSlice } from '../features/navigation/navigationSlice'
import { projectsSlice } from '../features/projects/projectsSlice'
import { testimonialsSlice } from '../features/testimonials/testimonialsSlice'
import { themeMiddleware } from '../features/theme/themeMiddleware'
import { themeSlice } from '../features/theme/themeSlice'
import { abortUnusedQueries } from './abortUnusedQueries'
import { analyticsMiddleware } from './analyticsMiddleware'

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

/** A busy machine is no reason to warn; what the checks find is. */
const developmentChecks = {
  serializableCheck: { warnAfter: 1000 },
  immutableCheck: { warnAfter: 1000 },
}

interface StoreOptions {
  /** What is known from the start. */
  preloadedState?: Partial<ReturnType<typeof reducer>>
  /** How requests reach the API; by default they are fetched. */
  transport?: Transport
}

/** A store of its own for each visit, each test and each page rendered. */
export function createStore({ preloadedState, transport }: StoreOptions = {}) {
  return configureStore({
    reducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        ...developmentChecks,
        thunk: { extraArgument: transport },
      }).concat(abortUnusedQueries, api.middleware, themeMiddleware, analyticsMiddleware),
    devTools: { name: 'Karya' },
  })
}

export type AppStore = ReturnType<typeof createStore>
export type RootState = ReturnType<AppStore['getState']>
