/** The entries of a comma-separated string, trimmed, without empty and repeated ones. */
export function commaList(value: string | null | undefined): string[] {
  const entries = (value ?? '').split(',').map((entry) => entry.trim())
  return [...new Set(entries.filter(Boolean))]
}

/** JSON that is safe inside a script element. */
export function jsonForHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The slug of a category's name: `Full Stack` becomes `full-stack`. */
export function categorySlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
