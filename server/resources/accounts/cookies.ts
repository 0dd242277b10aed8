import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { maxSessionAge } from './sessionRepository'

/** The longest time, in seconds, for which a browser keeps a cookie. */
const deviceMaxAge = 400 * 86_400

export function readSessionToken(header: string | undefined): string | undefined {
  return readCookie(header, 'session')
}

/** The `Set-Cookie` header that starts a session, or ends it without a token. */
export function sessionCookie(origin: string, token: string | undefined): string {
  return setCookie(origin, {
    name: 'session',
    value: token ?? '',
    maxAge: token === undefined ? 0 : maxSessionAge / 1000,
  })
}

/**
 * The id of the device in the `Cookie` header of a request, if the owner has signed in there.
 * @param key with which the server signs the ids
 */
export function readDevice(header: string | undefined, key: string): string | undefined {
  const [id = '', signature = ''] = readCookie(header, 'device')?.split('.') ?? []
  const given = Buffer.from(signature, 'base64url')
  const right = sign(id, key)
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** The `Set-Cookie` header by which the server recognizes the device later. */
export function deviceCookie(origin: string, id: string, key: string): string {
  const value = `${id}.${sign(id, key).toString('base64url')}`
  return setCookie(origin, { name: 'device', value, maxAge: deviceMaxAge })
}

function sign(id: string, key: string): Buffer {
  return createHmac('sha256', key).update(id).digest()
}

/** A browser accepts the prefix only over https, for the whole host, and from this host alone. */
const securePrefix = '__Host-'

/** Over http, within the machine, the name has no prefix. */
function readCookie(header: string | undefined, name: string): string | undefined {
  const cookies = parseCookie(header ?? '')
  return cookies[securePrefix + name] ?? cookies[name]
}

function setCookie(
  origin: string,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): string {
  const secure = origin.startsWith('https:')
  return stringifySetCookie({
    name: secure ? securePrefix + name : name,
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  })
}
