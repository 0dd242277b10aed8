import { env } from '../../env'
import { sitePath } from '../../sitePath'

/** An address of this site as others are to know it; one that is complete stays as it is. */
export function publicAddress(address: string): string {
  return /^\/(?!\/)/.test(address)
    ? env.publicUrl
      ? env.publicUrl + address
      : sitePath(address)
    : address
}
