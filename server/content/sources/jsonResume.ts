import { parseYaml } from '../yamlSource'
import { assertParsed, noNotes, sourceOfFile } from './source'

const fields = ['basics', 'work', 'education']

/** A JSON Resume, as JSON or YAML. */
export const jsonResume = sourceOfFile({
  name: 'JSON Resume',
  recognises: (file) => {
    if (!/\.(json|ya?ml)$/i.test(file.path)) return false
    const text = file.bytes.toString('utf8')
    const { data, error } = parseYaml(text)
    // A file with an error of syntax is named by its first field.
    if (error) return /(?:^|[{,])\s*["']?basics["']?\s*:/m.test(text)
    if (typeof data !== 'object' || data === null || 'profile' in data) return false
    return fields.some((field) => field in data)
  },
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
