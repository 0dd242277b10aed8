import { analyticsEvents, type AnalyticsEvent } from './analyticsEvents'

/** Longer link texts are truncated. */
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
