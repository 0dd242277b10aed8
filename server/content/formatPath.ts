/** A path within a file, for example `['projects', 0, 'title']`. */
export type Path = (string | number)[]

/** Formats a path as in `projects[0].title`. */
export function formatPath(path: Path): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  return text.replace(/^\./, '') || 'the file'
}
