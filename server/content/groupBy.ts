/** The elements of a list with the same key. */
export type Group<T> = [T, ...T[]]

/** Groups elements by a key, in the order of the first element of each group. */
export function groupBy<T>(list: readonly T[], keyOf: (element: T) => string): Group<T>[] {
  const groups = new Map<string, Group<T>>()
  for (const element of list) {
    const key = keyOf(element)
    const group = groups.get(key)
    if (group) group.push(element)
    else groups.set(key, [element])
  }
  return [...groups.values()]
}
