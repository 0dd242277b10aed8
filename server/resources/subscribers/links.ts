import { paths } from '../../../src/lib/urls/paths'

/** The form in which an address is stored, hashed and looked up. */
export function normalizeAddress(email: string): string {
  return email.trim().toLowerCase()
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The secret of a subscription that is not confirmed yet. @param email normalised */
export function pendingSecret(email: string, token: string): string {
  return `${token} ${email}`
}

/** @param home the public URL of the home page in the reader's language, without a trailing slash */
export function confirmationUrl(home: string, email: string, token: string): string {
  return `${home}${paths.subscription('confirm')}?${new URLSearchParams({ token, email }).toString()}`
}

/** @param home the public URL of the home page in the reader's language, without a trailing slash */
export function cancellationUrl(home: string, token: string): string {
  return `${home}${paths.subscription('cancel')}?token=${token}`
}
