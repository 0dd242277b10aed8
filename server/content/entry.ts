/** An object of a file that was parsed. */
export type Entry = Record<string, unknown>

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a text that is not empty, or a number. */
export function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
