import type { StoredMessage } from './repository'

const columns = [
  'id',
  'created_at',
  'name',
  'email',
  'subject',
  'message',
  'delivered_at',
] as const satisfies readonly (keyof StoredMessage)[]

/** Returns messages as a JSON array. */
export function toJson(messages: readonly StoredMessage[]): string {
  return `${JSON.stringify(messages, [...columns], 2)}\n`
}

/** Returns messages as CSV (RFC 4180) with a header. */
export function toCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => columns.map((column) => message[column] ?? ''))
  return [columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/** The apostrophe prevents spreadsheets from running a visitor's text as a formula. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
