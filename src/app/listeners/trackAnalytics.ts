import {
  analyticsEvents,
  isAnalyticsEvent,
  sendAnalyticsEvent,
} from '../../features/analytics/analyticsEvents'
import { contactSlice } from '../../features/contact/contactSlice'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import type { StartListening } from '../store'

const { pageViewed, contactFormInteracted } = analyticsEvents
const { started, submitted, succeeded, failed } = contactSlice.actions
const contactSteps = [
  [started, 'started'],
  [submitted, 'submitted'],
  [succeeded, 'succeeded'],
  [failed, 'failed'],
] as const

/** Dispatches analytics events for other actions, and sends every analytics event. */
export function trackAnalytics(startListening: StartListening): void {
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
