import type { DocumentHost } from '../../src/contract/documentHost'

/** Facts about the host of a document that its scripts read. */
export interface DocumentAttributes extends DocumentHost {
  /** API responses are static files. */
  api?: 'files'
}

/** Adds the facts to the `html` element, as `data-` attributes. */
export function addAttributes(html: string, attributes: DocumentAttributes): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` data-${name}="${value}"`],
  )
  return html.replace('<html', `<html${written.join('')}`)
}
