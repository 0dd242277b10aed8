import { env } from '../../env'
import type { AnalyticsEvent } from './analyticsEvents'

interface PrivacyNavigator {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Whether the visitor's browser asks not to be tracked. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacyNavigator
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Posts an event to the endpoint that the owner configured; without one, does nothing. */
export function sendAnalyticsEvent({ type, payload }: AnalyticsEvent): void {
  if (!env.analyticsEndpoint || refusesTracking()) return
  const name = type.replace('analytics/', '')
  navigator.sendBeacon(env.analyticsEndpoint, JSON.stringify({ name, ...payload }))
}
