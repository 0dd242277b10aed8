import { storage } from '../lib/storage'

const key = 'auth_token'

/** The stored bearer token, or `null` if there is none or if it is not valid in a header. */
export function readToken(): string | null {
  const token = storage.read(key)
  return token && /^[\x21-\x7e]+$/.test(token) ? token : null
}

export function removeToken(): void {
  storage.remove(key)
}
