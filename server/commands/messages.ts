import path from 'node:path'
import { writeNewFile } from '../outputFiles'
import { commandTexts } from '../language/catalogues'
import { toCsv, toJson } from '../resources/messages/exportMessages'
import { deleteMessages, listMessages, type StoredMessage } from '../resources/messages/repository'
import { UserFacingError } from '../UserFacingError'
import { formats } from '../validation/formats'
import { withDatabase } from './withDatabase'

/** `messages [list|show|export|delete]`: the stored contact messages. */
export async function messages([action = 'list', ...args]: string[]): Promise<void> {
  const [first] = args
  if (action === 'list' && !first) return list()
  if (action === 'show' && first) return show(args)
  if (action === 'export' && first && args.length === 1) return exportTo(first)
  if (action === 'delete' && first === '--before' && args[1] && args.length === 2) {
    return deleteBefore(args[1])
  }
  if (action === 'delete' && first && !args.includes('--before')) {
    return deleteSelected((stored) => findByIds(stored, args))
  }
  throw new UserFacingError((texts) => texts.messages.usage)
}

async function list(): Promise<void> {
  const stored = await withDatabase(listMessages)
  for (const message of stored) console.log(lineOf(message))
  const { hint, none } = commandTexts().messages
  console.log(stored.length > 0 ? hint : none)
}

async function show(ids: string[]): Promise<void> {
  const stored = await withDatabase(listMessages)
  for (const message of findByIds(stored, ids)) {
    const { lastError } = commandTexts().messages
    const reason = message.last_error ? `\n${lastError(printable(message.last_error))}` : ''
    console.log(`${lineOf(message)}${reason}\n\n${printable(message.message)}\n`)
  }
}

async function exportTo(file: string): Promise<void> {
  const writers: Record<string, typeof toJson> = { '.json': toJson, '.csv': toCsv }
  const write = writers[path.extname(file).toLowerCase()]
  if (!write) {
    throw new UserFacingError((texts) => texts.messages.fileName(file))
  }
  const stored = await withDatabase(listMessages)
  writeNewFile(file, write(stored))
  console.log(commandTexts().messages.exported(stored.length, file))
}

async function deleteBefore(date: string): Promise<void> {
  if (!formats.calendarDate?.matches(date)) {
    throw new UserFacingError((texts) =>
      texts.messages.invalidDate(date, texts.mistakes.formats.calendarDate),
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
  console.log(commandTexts().messages.deleted(deleted.length))
}

/** @throws UserFacingError for an id without a message */
function findByIds(stored: StoredMessage[], ids: string[]): StoredMessage[] {
  return [...new Set(ids)].map((id) => {
    const found = stored.find((message) => message.id === id)
    if (found) return found
    throw new UserFacingError((texts) => texts.messages.unknown(id))
  })
}

function lineOf({ id, created_at, name, email, subject, delivered_at }: StoredMessage): string {
  const { delivered, notDelivered } = commandTexts().messages
  const state = (delivered_at === null ? notDelivered : delivered).padEnd(notDelivered.length)
  const sender = inOneLine(`${name} <${email}>`)
  return `${created_at}  ${id}  ${state}  ${sender}  ${inOneLine(subject)}`
}

/** Removes the control characters of a visitor's text, which could change the terminal. */
function printable(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '')
}

const inOneLine = (text: string) => printable(text.replace(/\s+/g, ' '))
