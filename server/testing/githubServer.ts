import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { startWebServer } from './listen'

export type Json = Record<string, unknown>
export type Answer = [status: number, body: unknown, headers?: Record<string, string>]

/** Reads an answer that was recorded from the API of GitHub. */
export function readRecorded<T = Json>(name: string): T {
  const file = path.join(__dirname, `../content/sources/fixtures/github/${name}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/**
 * The recorded answer to a request about the user `ratnakirana`, the organization `warung-digital`
 * or `wayansunyi`, whose account is empty.
 */
export function recordedAnswer({ pathname, searchParams }: URL): Answer {
  const [, repository = ''] = /^\/repos\/[^/]+\/([^/]+)\/languages$/.exec(pathname) ?? []
  if (repository) return [200, readRecorded('languages')[repository]]
  const accounts = readRecorded<Json[]>('accounts')
  const account = accounts.find(({ login }) => pathname === `/users/${String(login)}`)
  if (account) return [200, account]
  switch (pathname) {
    case '/users/ratnakirana':
      return [200, readRecorded('user')]
    case '/users/ratnakirana/repos':
      return [200, searchParams.get('page') === '1' ? readRecorded('repos') : []]
    case '/users/warung-digital/repos':
      return [200, [readRecorded('pelampung')]]
    case '/users/wayansunyi/repos':
      return [200, []]
    case '/repos/warung-digital/pelampung':
      return [200, readRecorded('pelampung')]
    case '/graphql':
      return [200, readRecorded('pinned')]
    default:
      return [404, readRecorded('errors').notFound]
  }
}

/**
 * Starts a server with the API of GitHub, which `cleanUp` stops.
 * @param answer returns undefined for a request without a response
 * @returns its origin
 */
export function startGithub(
  answer: (url: URL, request: IncomingMessage) => Answer | undefined,
): Promise<string> {
  return startWebServer((request, response) => {
    const found = answer(new URL(request.url ?? '', 'http://a.example'), request)
    if (!found) return
    const [status, data, headers] = found
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text)
  })
}
