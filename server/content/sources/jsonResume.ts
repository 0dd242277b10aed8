import { isEntry } from '../entry'
import { parseYaml } from '../yamlSource'
import { markdownEnding } from './markdown/findPosts'
import { assertParsed, noNotes, sourceOfFile, type SourceFile } from './source'

/** A JSON Resume, as JSON or YAML. */
export const jsonResume = sourceOfFile({
  name: 'JSON Resume',
  recognises: (file) =>
    hasField(file, ['basics', 'work', 'education']) && !hasField(file, ['profile']),
  read: (file) => {
    const parsed = parseYaml(file.bytes.toString('utf8'))
    assertParsed(file, parsed, ({ files }) => files.readAs.resume(file.path))
    return {
      resume: parsed.data as Record<string, unknown>,
      notes: noNotes(),
      placeOf: (place) => ({ file: file.path, line: parsed.lineOf(place) }),
    }
  },
})

/**
 * Whether a file is YAML or JSON with one of the fields, which is a list or an object; one with an
 * error of syntax must have the first.
 */
export function hasField({ path, bytes }: SourceFile, fields: readonly string[]): boolean {
  const text = bytes.toString('utf8')
  const isNamed = (names: readonly string[]) =>
    new RegExp(`(?:^|[{,])\\s*["']?(?:${names.join('|')})["']?\\s*:`, 'm').test(text)
  // Parsing takes long; what Markdown has before its text is no file of its own.
  if (!isNamed(fields) || markdownEnding.test(path)) return false
  const { data, error } = parseYaml(text)
  if (error) return isNamed(fields.slice(0, 1))
  return isEntry(data) && fields.some((field) => typeof data[field] === 'object')
}
