const safePattern = /^(?:[/#]|https?:\/\/|mailto:|tel:)/i

/**
 * Returns a link if it is safe to render: http(s), mailto, tel, or a path of this site such as
 * `/pictures/a.webp`. Returns undefined for other protocols and for invalid or relative links.
 */
export function safeLink(value: string | null | undefined): string | undefined {
  const link = value?.trim()
  if (!link || !safePattern.test(link)) return undefined
  try {
    // Throws if the link is invalid; the base is only needed to parse paths.
    new URL(link, 'http://localhost')
    return link
  } catch {
    return undefined
  }
}

/** Converts a formatted phone number to a link: `+62 812-3` becomes `tel:+628123`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
