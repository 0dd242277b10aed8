import { env } from '../../env'
import type { AnalyticsEvent } from './analyticsEvents'

interface PrivacyNavigator {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Whether Do Not Track or Global Privacy Control is enabled. */
function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacyNavigator
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Posts an event to the configured endpoint, if there is one. */
export function sendAnalyticsEvent({ type, payload }: AnalyticsEvent): void {
  if (!env.analyticsEndpoint || refusesTracking()) return
  const name = type.replace('analytics/', '')
  navigator.sendBeacon(env.analyticsEndpoint, JSON.stringify({ name, ...payload }))
}
