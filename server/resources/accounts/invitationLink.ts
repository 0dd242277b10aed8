import type { Db } from '../../database/schema'
import { createInvitation } from './ownerRepository'

interface Site {
  publicUrl: string | undefined
  /** If the studio has an address of its own. */
  studioUrl: string | undefined
  port: number
  basePath: string
}

/**
 * Creates an invitation and returns its link. The secret is in the fragment, which browsers do not
 * send, so that it is in no log.
 */
export async function createInvitationLink(
  db: Db,
  { publicUrl, studioUrl, port, basePath }: Site,
): Promise<string> {
  const secret = await createInvitation(db, Date.now())
  // Passkeys are bound to a name: an IP address has none.
  const address = studioUrl ?? publicUrl ?? `http://localhost:${port}${basePath.slice(0, -1)}`
  return `${address}/studio/undangan#${secret}`
}
