const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * A link out of data, or `undefined` unless it is http(s), mailto or tel. A path of this
 * site (`/pictures/a.webp`) passes; `javascript:`, `data:` and anything unreadable do not.
 */
export function safeLink(value: string | null | undefined): string | undefined {
  const link = value?.trim()
  if (!link) return undefined
  try {
    // The base only serves to read relative addresses; it never shows.
    return allowedProtocols.has(new URL(link, 'http://localhost').protocol) ? link : undefined
  } catch {
    return undefined
  }
}
