import type { FetchArgs } from '@reduxjs/toolkit/query'

/**
 * The file in which an exported site keeps the answer to a call: a host of plain files knows
 * no queries. `/testimonials?page=1` becomes `/testimonials/page=1.json`.
 */
export function exportedResponseFile(args: string | FetchArgs): string {
  const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
  const query = new URLSearchParams(params as Record<string, string>).toString()
  // A percent sign would be read as an escape, and taken away, on the way to the file.
  return `${query ? `${url}/${query}` : url}.json`.replaceAll('%', '~')
}
