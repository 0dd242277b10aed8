import { createInvitationLink } from '../resources/accounts/invitationLink'
import { readConfig } from '../configuration'
import { commandTexts } from '../language/catalogues'
import { readSiteEnv } from '../storedSettings'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

/** On which `npm run dev` serves the site, unless PORT is set. */
const devPort = 5173

/** `owner invite`: the account with which the owner edits the site. */
export async function owner([action, ...rest]: string[]): Promise<void> {
  if (action !== 'invite' || rest.length > 0)
    throw new UserFacingError((texts) => texts.owner.usage)
  const config = readConfig(process.env)
  if (!config.hasStudio) {
    throw new UserFacingError((texts) => texts.owner.noStudio)
  }
  const { link, publicUrl } = await withDatabase(async (db) => {
    const { publicUrl } = readConfig(await readSiteEnv(db))
    return { link: await createInvitationLink(db, { ...config, publicUrl }), publicUrl }
  })
  const texts = commandTexts().owner
  console.log(`${link}\n${texts.validity}`)
  if (publicUrl || process.env.PORT) return
  const { pathname, hash } = new URL(link)
  console.log(texts.inDevelopment(`http://localhost:${devPort}${pathname}${hash}`))
}
