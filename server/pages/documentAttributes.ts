import type { ContactHost } from '../../src/contract/contact'

/** Facts about the host of a document that its scripts read. */
export interface DocumentAttributes {
  contact?: ContactHost
  /** API responses are static files. */
  api?: 'files'
}

/** Adds the facts to the `html` element, as `data-` attributes. */
export function addAttributes(html: string, attributes: DocumentAttributes): string {
  const written = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`)
  return html.replace('<html', `<html${written.join('')}`)
}
