const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Returns a link if it is safe to render: http(s), mailto, tel, or a path of this site such as
 * `/pictures/a.webp`. Returns undefined for other protocols and for invalid links.
 */
export function safeLink(value: string | null | undefined): string | undefined {
  const link = value?.trim()
  if (!link) return undefined
  try {
    // The base is only needed to parse relative links.
    return allowedProtocols.has(new URL(link, 'http://localhost').protocol) ? link : undefined
  } catch {
    return undefined
  }
}
