import { createAction } from '@reduxjs/toolkit'

/** Everything that is ever counted. Nothing here says who the visitor is or what they typed. */
export const analyticsEvents = {
  pageViewed: createAction<{ path: string }>('analytics/pageViewed'),
  clicked: createAction<{ label: string; to: string }>('analytics/clicked'),
  downloaded: createAction<{ file: string }>('analytics/downloaded'),
  externalLinkOpened: createAction<{ url: string }>('analytics/externalLinkOpened'),
  contactFormInteracted: createAction<{ step: 'started' | 'submitted' | 'succeeded' | 'failed' }>(
    'analytics/contactFormInteracted',
  ),
  projectViewed: createAction<{ slug: string }>('analytics/projectViewed'),
}

export type AnalyticsEvent = ReturnType<(typeof analyticsEvents)[keyof typeof analyticsEvents]>

/** Whether an action is one of the events above. */
export function isAnalyticsEvent(action: unknown): action is AnalyticsEvent {
  return Object.values(analyticsEvents).some((event) => event.match(action))
}
