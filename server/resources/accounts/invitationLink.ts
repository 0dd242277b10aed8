import type { Db } from '../../database/schema'
import type { Message } from '../../language/texts'
import { createInvitation } from './ownerRepository'
import { isLoopback } from './requestOrigin'

interface Site {
  publicUrl: string | undefined
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

/**
 * Creates the invitation that is printed at the start. Its link is one of this machine where the
 * server listens for this machine only: the public address may not lead here yet.
 * @param site `host` is where the server listens
 */
export async function createStartInvitation(
  db: Db,
  { host, ...site }: Site & { host: string },
): Promise<Message> {
  const { publicUrl, studioUrl } = site
  if (publicUrl === undefined || studioUrl !== undefined || !isLoopback(host)) {
    const link = await createInvitationLink(db, site)
    return ({ start }) => start.invitation(link)
  }
  const link = await createInvitationLink(db, { ...site, publicUrl: undefined })
  return ({ start }) => `${start.invitation(link)}\n${start.publicInvitation(publicUrl)}`
}
