/** Removes fields that are null, undefined or empty texts. */
export function withoutEmpty<T extends object>(
  fields: T,
): { [Key in keyof T]: Exclude<T[Key], null> } {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  ) as { [Key in keyof T]: Exclude<T[Key], null> }
}
