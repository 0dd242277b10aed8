import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { env } from '../../env'

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

type AnalyticsEvent = ReturnType<(typeof analyticsEvents)[keyof typeof analyticsEvents]>

export const isAnalyticsEvent = isAnyOf(...Object.values(analyticsEvents))

const maxLabelLength = 80
const filePattern = /\.(pdf|zip|docx?|xlsx?)$/i

/**
 * The analytics event of a click: a download, an external link or a link within the site;
 * undefined if the target is not inside a link.
 */
export function linkEvent(target: EventTarget | null): AnalyticsEvent | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href) return undefined
  const url = new URL(link.href)
  if (link.hasAttribute('download') || filePattern.test(url.pathname)) {
    return analyticsEvents.downloaded({ file: url.pathname })
  }
  if (url.origin !== window.location.origin) {
    return analyticsEvents.externalLinkOpened({ url: link.href })
  }
  return analyticsEvents.clicked({
    label: link.textContent.trim().slice(0, maxLabelLength),
    to: url.pathname,
  })
}

interface PrivacyNavigator {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacyNavigator
  return globalPrivacyControl === true || doNotTrack === '1'
}

export function sendAnalyticsEvent({ type, payload }: AnalyticsEvent): void {
  if (!env.analyticsEndpoint || refusesTracking()) return
  const name = type.replace('analytics/', '')
  navigator.sendBeacon(env.analyticsEndpoint, JSON.stringify({ name, ...payload }))
}
