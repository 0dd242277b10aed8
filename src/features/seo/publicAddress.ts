import { env } from '../../env'

/** An address of this site as others are to know it; one that is complete stays as it is. */
export function publicAddress(address: string): string {
  return /^\/(?!\/)/.test(address) ? env.publicUrl + address : address
}
