import { parseCookie, stringifySetCookie } from 'cookie'
import { maxAge } from './sessionRepository'

/** A browser accepts the prefix only over https, for the whole host, and from this host alone. */
const secureName = '__Host-session'
/** Over http, within the machine. */
const plainName = 'session'

/** The token of the session in the `Cookie` header of a request. */
export function readSessionToken(header: string | undefined): string | undefined {
  const cookies = parseCookie(header ?? '')
  return cookies[secureName] ?? cookies[plainName]
}

/** The `Set-Cookie` header that starts a session, or ends it without a token. */
export function sessionCookie(origin: string, token: string | undefined): string {
  const secure = origin.startsWith('https:')
  return stringifySetCookie({
    name: secure ? secureName : plainName,
    value: token ?? '',
    maxAge: token === undefined ? 0 : maxAge / 1000,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  })
}
