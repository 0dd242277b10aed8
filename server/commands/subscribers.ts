import path from 'node:path'
import { writeNewFile } from '../outputFiles'
import { formatCsv } from '../csv'
import { commandTexts } from '../language/catalogues'
import { cancellationUrl, normalizeAddress } from '../resources/subscribers/links'
import { deleteSubscriber, listSubscribers } from '../resources/subscribers/repository'
import { readConfig } from '../configuration'
import { readSiteEnv } from '../storedSettings'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

/** `subscribers [list|export|delete]`: the subscribers of the blog. */
export async function subscribers([action = 'list', value, ...rest]: string[]): Promise<void> {
  if (action === 'list' && !value) return list()
  if (action === 'export' && value && rest.length === 0) return exportTo(value)
  if (action === 'delete' && value && rest.length === 0) return deleteByAddress(value)
  throw new UserFacingError((texts) => texts.subscribers.usage)
}

async function list(): Promise<void> {
  const stored = await withDatabase(listSubscribers)
  for (const { confirmed_at, email } of stored) console.log(`${confirmed_at}  ${email}`)
  if (stored.length === 0) console.log(commandTexts().subscribers.none)
}

async function exportTo(file: string): Promise<void> {
  if (path.extname(file).toLowerCase() !== '.csv') {
    throw new UserFacingError((texts) => texts.subscribers.fileName(file))
  }
  const [stored, env] = await withDatabase(async (db) => [
    await listSubscribers(db),
    await readSiteEnv(db),
  ])
  const { publicUrl } = readConfig(env)
  if (!publicUrl) {
    throw new UserFacingError((texts) => texts.subscribers.noPublicUrl)
  }
  const rows = stored.map(({ email, confirmed_at, token }) => [
    email,
    confirmed_at,
    cancellationUrl(publicUrl, token),
  ])
  writeNewFile(file, formatCsv([['email', 'confirmed_at', 'unsubscribe_url'], ...rows]))
  console.log(commandTexts().subscribers.exported(stored.length, file))
}

async function deleteByAddress(address: string): Promise<void> {
  const email = normalizeAddress(address)
  const isDeleted = await withDatabase((db) => deleteSubscriber(db, email))
  if (!isDeleted) {
    throw new UserFacingError((texts) => texts.subscribers.unknown(email))
  }
  console.log(commandTexts().subscribers.deleted(email))
}
