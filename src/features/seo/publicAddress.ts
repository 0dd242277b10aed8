import { env } from '../../env'
import { sitePath } from '../../sitePath'

/** The public URL of a path of this site; absolute URLs are returned unchanged. */
export function publicAddress(address: string): string {
  return /^\/(?!\/)/.test(address)
    ? env.publicUrl
      ? env.publicUrl + address
      : sitePath(address)
    : address
}
