import path from 'node:path'
import { writeNewFile } from '../content/writeContent'
import { formatCsv } from '../csv'
import { cancellationUrl, normalizeAddress } from '../resources/subscribers/links'
import { deleteSubscriber, listSubscribers } from '../resources/subscribers/repository'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

const usage = [
  'npm run subscribers -- list            lists the subscribers of the blog, the oldest first',
  'npm run subscribers -- export FILE     writes them to a new .csv file, with the addresses that cancel',
  'npm run subscribers -- delete ADDRESS  deletes a subscriber',
].join('\n')

/** `subscribers [list|export|delete]`: the subscribers of the blog. */
export async function subscribers([action = 'list', value, ...rest]: string[]): Promise<void> {
  if (action === 'list' && !value) return list()
  if (action === 'export' && value && rest.length === 0) return exportTo(value)
  if (action === 'delete' && value && rest.length === 0) return deleteByAddress(value)
  throw new UserFacingError(usage)
}

async function list(): Promise<void> {
  const stored = await withDatabase(listSubscribers)
  for (const { confirmed_at, email } of stored) console.log(`${confirmed_at}  ${email}`)
  if (stored.length === 0) console.log('There are no subscribers.')
}

async function exportTo(file: string): Promise<void> {
  if (path.extname(file).toLowerCase() !== '.csv') {
    throw new UserFacingError(`${file}: the name of the file must end in .csv.`)
  }
  const publicUrl = process.env.PUBLIC_URL?.trim().replace(/\/+$/, '')
  if (!publicUrl) {
    throw new UserFacingError(
      'PUBLIC_URL is not set: the addresses that cancel a subscription begin with it. Nothing was written.',
    )
  }
  const stored = await withDatabase(listSubscribers)
  const rows = stored.map(({ email, confirmed_at, token }) => [
    email,
    confirmed_at,
    cancellationUrl(publicUrl, token),
  ])
  writeNewFile(file, formatCsv([['email', 'confirmed_at', 'unsubscribe_url'], ...rows]))
  console.log(
    stored.length === 1
      ? `1 subscriber was exported to ${file}.`
      : `${stored.length} subscribers were exported to ${file}.`,
  )
}

async function deleteByAddress(address: string): Promise<void> {
  const email = normalizeAddress(address)
  const isDeleted = await withDatabase((db) => deleteSubscriber(db, email))
  if (!isDeleted) {
    throw new UserFacingError(
      `There is no subscriber ${email}: "npm run subscribers" lists them. Nothing was deleted.`,
    )
  }
  console.log(`${email} was deleted. Older backups still contain the address.`)
}
