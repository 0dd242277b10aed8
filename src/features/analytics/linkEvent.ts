import { analyticsEvents, type AnalyticsEvent } from './analyticsEvents'

/** Letters of a link's text that are enough to know it by. */
const labelLength = 80
const filePattern = /\.(pdf|zip|docx?|xlsx?)$/i

/**
 * The event that a click on a link means: a download, a way out of the site, or a plain
 * click; none where the click was not on a link.
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
    label: link.textContent.trim().slice(0, labelLength),
    to: url.pathname,
  })
}
