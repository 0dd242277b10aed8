import path from 'node:path'
import { writeNewFile } from '../content/writeContent'
import { toCsv, toJson } from '../resources/messages/exportMessages'
import { deleteMessages, listMessages, type StoredMessage } from '../resources/messages/repository'
import { UserFacingError } from '../UserFacingError'
import { formats } from '../validation/formats'
import { withDatabase } from './withDatabase'

const usage = [
  'npm run messages -- list                  lists the contact messages, the newest first',
  'npm run messages -- show ID…              prints messages with their text',
  'npm run messages -- export FILE           writes all messages to a new file: .json or .csv',
  'npm run messages -- delete ID…            deletes messages',
  'npm run messages -- delete --before DATE  deletes the messages from before a day, such as 2026-01-31',
].join('\n')

/** `messages [list|show|export|delete]`: the stored contact messages. */
export async function messages([action = 'list', ...args]: string[]): Promise<void> {
  const [first] = args
  if (action === 'list' && !first) return list()
  if (action === 'show' && first) return show(args)
  if (action === 'export' && first && args.length === 1) return exportTo(first)
  if (action === 'delete' && first === '--before' && args[1] && args.length === 2) {
    return deleteBefore(args[1])
  }
  if (action === 'delete' && first && !args.includes('--before')) return deleteByIds(args)
  throw new UserFacingError(usage)
}

async function list(): Promise<void> {
  const stored = await withDatabase(listMessages)
  for (const message of stored) console.log(lineOf(message))
  console.log(
    stored.length > 0
      ? 'To read one: npm run messages -- show ID'
      : 'There are no contact messages.',
  )
}

async function show(ids: string[]): Promise<void> {
  const stored = await withDatabase(listMessages)
  for (const message of findByIds(stored, ids)) {
    const reason = message.last_error ? `\nLast error: ${printable(message.last_error)}` : ''
    console.log(`${lineOf(message)}${reason}\n\n${printable(message.message)}\n`)
  }
}

async function exportTo(file: string): Promise<void> {
  const writers: Record<string, typeof toJson> = { '.json': toJson, '.csv': toCsv }
  const write = writers[path.extname(file).toLowerCase()]
  if (!write) {
    throw new UserFacingError(`${file}: the name of the file must end in .json or .csv.`)
  }
  const stored = await withDatabase(listMessages)
  writeNewFile(file, write(stored))
  console.log(`${count(stored)} exported to ${file}.`)
}

async function deleteByIds(ids: string[]): Promise<void> {
  await deleteSelected((stored) => findByIds(stored, ids))
}

async function deleteBefore(date: string): Promise<void> {
  if (!formats.day?.matches(date)) {
    throw new UserFacingError(
      `--before ${date}: the date ${formats.day?.message}. Nothing was deleted.`,
    )
  }
  const before = new Date(date).toISOString()
  await deleteSelected((stored) => stored.filter(({ created_at }) => created_at < before))
}

async function deleteSelected(select: (stored: StoredMessage[]) => StoredMessage[]): Promise<void> {
  const deleted = await withDatabase(async (db) => {
    const selected = select(await listMessages(db))
    await deleteMessages(db, selected)
    return selected
  })
  for (const message of deleted) console.log(lineOf(message))
  console.log(`${count(deleted)} deleted.`)
}

/** @throws UserFacingError for an id without a message */
function findByIds(stored: StoredMessage[], ids: string[]): StoredMessage[] {
  return [...new Set(ids)].map((id) => {
    const found = stored.find((message) => message.id === id)
    if (found) return found
    throw new UserFacingError(
      `There is no message ${id}: "npm run messages -- list" lists the ids. Nothing was changed.`,
    )
  })
}

function lineOf({ id, created_at, name, email, subject, delivered_at }: StoredMessage): string {
  const state = delivered_at === null ? 'not delivered' : 'delivered    '
  const sender = inOneLine(`${name} <${email}>`)
  return `${created_at}  ${id}  ${state}  ${sender}  ${inOneLine(subject)}`
}

/** Removes the control characters of a visitor's text, which could change the terminal. */
function printable(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '')
}

const inOneLine = (text: string) => printable(text.replace(/\s+/g, ' '))

function count({ length }: readonly unknown[]): string {
  return length === 1 ? '1 message was' : `${length} messages were`
}
