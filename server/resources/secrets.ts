import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a secret with 256 random bits is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** An id that is no secret, as 22 characters. */
export function createPublicId(): string {
  return randomBytes(16).toString('base64url')
}
