export type Entry = Record<string, unknown>

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a text that is not empty, or a number. */
export function isText(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

export type Group<T> = [T, ...T[]]

export function groupBy<T, Key>(list: readonly T[], keyOf: (element: T) => Key) {
  const groups = new Map<Key, Group<T>>()
  for (const element of list) {
    const key = keyOf(element)
    const group = groups.get(key)
    if (group) group.push(element)
    else groups.set(key, [element])
  }
  return groups
}

/** The names of the fields that contain the address of a picture. */
export const pictureFieldPattern = /(?:picture|picture_full|image|cover)_url$|^avatar$/
