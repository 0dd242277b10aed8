/** A host name with a dot, such as `example.com`, or `localhost`; its last part has a letter. */
const host = String.raw`(?:[^\s/?#@:]+\.(?=[^\s/?#@:.]*\p{L})[^\s/?#@:.]{2,}|localhost)`
const startsWithHost = new RegExp(`^${host}(?::\\d+)?(?:[/?#]|$)`, 'iu')

/**
 * Adds what is missing in the address of a link: `example.com/peta` becomes
 * `https://example.com/peta`. A path of the site, an address with a scheme, and what cannot be an
 * address stay as they are.
 */
export function completeLink(text: string): string {
  const link = text.trim()
  if (link.startsWith('//')) return `https:${link}`
  if (startsWithHost.test(link)) return `https://${link}`
  // Relative to a page, `https:example.com` is a path.
  return link.replace(/^(https?):\/*/i, '$1://')
}

/** Whether a link leads somewhere from every page: an address with its scheme, or a path of the site. */
export function isCompleteLink(link: string): boolean {
  if (link.startsWith('/') || /^(?:mailto|tel):\S+$/i.test(link)) return true
  if (/\s/.test(link) || !URL.canParse(link)) return false
  const { protocol, hostname } = new URL(link)
  if (!/^https?:$/.test(protocol)) return false
  return hostname === 'localhost' || /[^.]\.[^.]|^\[/.test(hostname)
}
