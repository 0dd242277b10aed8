import { storage } from '../lib/storage'

const key = 'auth_token'

/** The stored bearer token, or `null`; rubbish that no header can carry counts as none. */
export function readToken(): string | null {
  const token = storage.read(key)
  return token && /^[\x21-\x7e]+$/.test(token) ? token : null
}

/** Forgets the stored token. */
export function removeToken(): void {
  storage.remove(key)
}
