import { createInvitationLink } from '../resources/accounts/invitationLink'
import { readConfig } from '../configuration'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

const usage =
  'npm run owner -- invite  prints a link that opens the account of the studio, or gives access again'

/** On which `npm run dev` serves the site, unless PORT is set. */
const devPort = 5173

/** `owner invite`: the account with which the owner edits the site. */
export async function owner([action, ...rest]: string[]): Promise<void> {
  if (action !== 'invite' || rest.length > 0) throw new UserFacingError(usage)
  const config = readConfig(process.env)
  if (!config.hasStudio) {
    throw new UserFacingError('There is no studio (STUDIO=off): remove the setting first.')
  }
  const link = await withDatabase((db) => createInvitationLink(db, config))
  console.log(`${link}\nThe link is valid for 30 minutes and can be used once.`)
  if (config.publicUrl || process.env.PORT) return
  const { pathname, hash } = new URL(link)
  console.log(`With "npm run dev": http://localhost:${devPort}${pathname}${hash}`)
}
