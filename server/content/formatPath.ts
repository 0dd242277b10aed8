/** A path within a file, for example `['projects', 0, 'title']`. */
export type Path = (string | number)[]

/** A mistake in a file, for example at `['projects', 0, 'category']`. */
export interface Mistake {
  path: Path
  message: string
}

/** Formats a mistake with its place, as in `content.yaml:14 projects[0].title: is missing`. */
export function formatMistake(file: string, line: number, { path, message }: Mistake): string {
  return path.length > 0
    ? `${file}:${line} ${formatPath(path)}: ${message}`
    : `${file}:${line} ${message}`
}

/** Formats a path as in `projects[0].title`. */
export function formatPath(path: Path): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  return text.replace(/^\./, '') || 'the file'
}
