import { formatCsv } from '../../csv'
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

export function toJson(messages: readonly StoredMessage[]): string {
  return `${JSON.stringify(messages, [...columns], 2)}\n`
}

export function toCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) => columns.map((column) => message[column] ?? ''))
  return formatCsv([columns, ...rows])
}
