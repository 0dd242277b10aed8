import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query'

/** Sends a request to the API. */
export type Transport = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>

/**
 * The file of an exported site that contains the response to a request, because static hosts
 * ignore query strings: `/testimonials?page=1` becomes `/testimonials/page=1.json`.
 */
export function exportedResponseFile(args: string | FetchArgs): string {
  const { url, params } = typeof args === 'string' ? { url: args, params: {} } : args
  const query = new URLSearchParams(params as Record<string, string>).toString()
  // Static hosts decode percent signs.
  return `${query ? `${url}/${query}` : url}.json`.replaceAll('%', '~')
}
