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

/** Converts a formatted phone number to a link: `+62 812-3` becomes `tel:+628123`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
