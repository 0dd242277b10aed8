/**
 * Whether a date is before another one. They are compared as far as both are exact: `2020` is not
 * before `2020-05`.
 */
export function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, 'YYYY-MM-DD'.length)
  return one.slice(0, length) < other.slice(0, length)
}
