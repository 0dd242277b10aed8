import type { Middleware } from '@reduxjs/toolkit'
import type { api } from '../api/api'
import {
  analyticsEvents,
  isAnalyticsEvent,
  type AnalyticsEvent,
} from '../features/analytics/analyticsEvents'
import { sendAnalyticsEvent } from '../features/analytics/analyticsProvider'
import { contactSlice } from '../features/contact/contactSlice'
import { navigationSlice } from '../features/navigation/navigationSlice'

interface State {
  api: ReturnType<typeof api.reducer>
  navigation: ReturnType<typeof navigationSlice.reducer>
}

const { started, submitted, succeeded, failed } = contactSlice.actions
const contactSteps = [
  [started, 'started'],
  [submitted, 'submitted'],
  [succeeded, 'succeeded'],
  [failed, 'failed'],
] as const

/** The event that something on the site means for the count, if any. */
function eventOf(action: unknown): AnalyticsEvent | undefined {
  if (navigationSlice.actions.pageEntered.match(action)) {
    return analyticsEvents.pageViewed({ path: action.payload })
  }
  const [, step] = contactSteps.find(([happened]) => happened.match(action)) ?? []
  return step && analyticsEvents.contactFormInteracted({ step })
}

/** The slug of the project on screen, once it is there. */
function shownProject({ navigation, api: { queries } }: State): string | undefined {
  const [, slug] = /^\/projects\/([^/]+)$/.exec(navigation.path) ?? []
  if (slug === undefined) return undefined
  const loaded = Object.values(queries).some(
    (query) =>
      query?.endpointName === 'getProfileProjectBySlug' &&
      query.data !== undefined &&
      encodeURIComponent((query.originalArgs as { slug: string }).slug) === slug,
  )
  return loaded ? slug : undefined
}

/**
 * The one place that counts: it turns what happened into events, and hands them out. A
 * project is counted once for each time that its page comes up.
 */
export const analyticsMiddleware: Middleware<object, State> = (store) => {
  let counted: string | undefined
  return (next) => (action) => {
    const result = next(action)
    if (isAnalyticsEvent(action)) {
      sendAnalyticsEvent(action)
      return result
    }
    const event = eventOf(action)
    if (event) store.dispatch(event)
    if (navigationSlice.actions.pageEntered.match(action)) counted = undefined
    const slug = shownProject(store.getState())
    if (slug !== undefined && slug !== counted) {
      counted = slug
      store.dispatch(analyticsEvents.projectViewed({ slug }))
    }
    return result
  }
}
