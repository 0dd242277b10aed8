import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { api } from '../api/api'
import type { Transport } from '../api/transport'
import { sessionSlice } from '../api/session'
import type { DocumentHost } from '../contract/messages'
import { env, isStudio } from '../env'
import { createLanguageState, languageSlice } from '../language/languageSlice'
import { appearanceSlice, createAppearanceState } from '../theme/appearanceSlice'
import { contactSlice, createContactState } from '../features/contact/contactSlice'
import {
  analyticsEvents,
  isAnalyticsEvent,
  sendAnalyticsEvent,
} from '../features/analytics/analyticsEvents'
import { navigationSlice } from '../features/navigation/navigationSlice'
import { postsSlice } from '../features/posts/postsSlice'
import { projectsSlice } from '../features/projects/projectsSlice'
import { subscriptionsSlice } from '../features/subscriptions/subscriptionsSlice'
import { testimonialsSlice } from '../features/testimonials/testimonialsSlice'
import { themeSlice } from '../features/theme/themeSlice'
import { storage } from '../lib/storage'
import { parseLanguages, type Language } from '../language/languages'
import { siteSlice } from '../siteSlice'

/** The studio adds its own slices. */
export const reducer = combineSlices(
  api,
  themeSlice,
  appearanceSlice,
  languageSlice,
  siteSlice,
  navigationSlice,
  projectsSlice,
  testimonialsSlice,
  postsSlice,
  contactSlice,
  subscriptionsSlice,
  sessionSlice,
)

export type RootState = ReturnType<typeof reducer>
type AppDispatch = ThunkDispatch<RootState, Transport | undefined, UnknownAction>

const { pageViewed, contactFormInteracted } = analyticsEvents
const { started, submitted, succeeded, failed } = contactSlice.actions
const contactSteps = [
  [started, 'started'],
  [submitted, 'submitted'],
  [succeeded, 'succeeded'],
  [failed, 'failed'],
] as const

/** Dispatches analytics events for other actions, and sends every analytics event. */
function trackAnalytics(startListening: TypedStartListening<RootState, AppDispatch>): void {
  startListening({ matcher: isAnalyticsEvent, effect: (event) => sendAnalyticsEvent(event) })

  for (const [actionCreator, step] of contactSteps) {
    startListening({
      actionCreator,
      effect: (_action, { dispatch }) => void dispatch(contactFormInteracted({ step })),
    })
  }

  startListening({
    actionCreator: navigationSlice.actions.pageEntered,
    effect: ({ payload: path }, { dispatch }) => void dispatch(pageViewed({ path })),
  })
}

/** Without limits: the checks of development would warn about a machine that pauses. */
const developmentChecks = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
}

interface StoreOptions {
  preloadedState?: Partial<RootState>
  /** Replaces `fetch` for requests to the API. */
  transport?: Transport
  devTools?: DevToolsEnhancerOptions | false
  /** What the host does with forms; by default, the attributes of the document. */
  host?: DocumentHost
  /** By default, the main language of the host. */
  language?: Language
}

/** Creates a separate store for each visit, each test and each rendered page. */
export function createStore(options: StoreOptions = {}) {
  const { preloadedState, transport, devTools, host = env.host, language } = options
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>()
  startListening({
    actionCreator: themeSlice.actions.toggled,
    // For the next visit.
    effect: (_action, listenerApi) => storage.write('theme', listenerApi.getState().theme.mode),
  })
  if (!isStudio) trackAnalytics(startListening)
  return configureStore({
    reducer,
    preloadedState: {
      language: createLanguageState(parseLanguages(host.languages), language),
      appearance: createAppearanceState(host.appearance),
      site: { publicUrl: host.address ?? '' },
      contact: createContactState(host.contact),
      subscriptions: {
        ...subscriptionsSlice.getInitialState(),
        isOffered: host.subscriptions === 'mail',
      },
      ...preloadedState,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        ...developmentChecks,
        thunk: { extraArgument: transport },
      }).concat(api.middleware, middleware),
    devTools: devTools !== false && { name: 'Karya', ...devTools },
  })
}

export type AppStore = ReturnType<typeof createStore>
