import type { Middleware } from '@reduxjs/toolkit'
import {
  analyticsEvents,
  isAnalyticsEvent,
  type AnalyticsEvent,
} from '../features/analytics/analyticsEvents'
import { sendAnalyticsEvent } from '../features/analytics/analyticsProvider'
import { contactSlice } from '../features/contact/contactSlice'
import { navigationSlice } from '../features/navigation/navigationSlice'

/** The event that something on the site means for the count, if any. */
function eventOf(action: unknown): AnalyticsEvent | undefined {
  if (navigationSlice.actions.pageEntered.match(action)) {
    return analyticsEvents.pageViewed({ path: action.payload })
  }
  if (contactSlice.actions.started.match(action)) {
    return analyticsEvents.contactFormInteracted({ step: 'started' })
  }
  if (contactSlice.actions.submitted.match(action)) {
    return analyticsEvents.contactFormInteracted({ step: 'submitted' })
  }
  if (contactSlice.actions.succeeded.match(action)) {
    return analyticsEvents.contactFormInteracted({ step: 'succeeded' })
  }
  if (contactSlice.actions.failed.match(action)) {
    return analyticsEvents.contactFormInteracted({ step: 'failed' })
  }
  return undefined
}

/** The one place that counts: it turns what happened into events and hands them out. */
export const analyticsMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (isAnalyticsEvent(action)) sendAnalyticsEvent(action)
    const event = eventOf(action)
    if (event) dispatch(event)
    return result
  }
