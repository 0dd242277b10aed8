import { createAction, isAnyOf } from '@reduxjs/toolkit'

/** All analytics events. They contain no personal data and nothing that the visitor typed. */
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

export const isAnalyticsEvent = isAnyOf(...Object.values(analyticsEvents))
