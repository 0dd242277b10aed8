import { parseYaml } from '../yamlSource'
import { UserFacingError } from '../../UserFacingError'
import { commandTexts } from '../../language/catalogues'
import { noNotes, type Source } from './source'

const fields = ['basics', 'work', 'education']

/** A JSON Resume, as JSON or YAML. */
export const jsonResume: Source = {
  name: 'JSON Resume',
  recognises: (files) => {
    const [file] = files
    if (!file || files.length > 1 || !/\.(json|ya?ml)$/i.test(file.path)) return false
    const text = file.bytes.toString('utf8')
    const { data, error } = parseYaml(text)
    // A file with an error of syntax is named by its first field.
    if (error) return /(?:^|[{,])\s*["']?basics["']?\s*:/m.test(text)
    if (typeof data !== 'object' || data === null || 'profile' in data) return false
    return fields.some((field) => field in data)
  },
  read: ([file]) => {
    const { path, bytes } = file ?? { path: '', bytes: Buffer.alloc(0) }
    const { data, error, lineOf } = parseYaml(bytes.toString('utf8'))
    if (error) {
      const lines = [
        commandTexts().files.readAs.resume(path),
        `${path}:${error.line} ${error.message}`,
      ]
      throw new UserFacingError(() => lines.join('\n'))
    }
    return {
      resume: data as Record<string, unknown>,
      notes: noNotes(),
      placeOf: (place) => ({ file: path, line: lineOf(place) }),
    }
  },
}
