import { commandTexts } from '../../language/catalogues'
import { UserFacingError } from '../../UserFacingError'
import { isEntry } from '../entry'
import { fromJsonResume } from '../jsonResume/jsonResume'
import { Notes, type Note } from '../notes'
import { countEntries, type ContentReport } from '../report'
import { parseYaml, formatMistake } from '../yamlSource'
import { markdownEnding } from './markdown/findPosts'
import { sourceOfFile, type SourceFile } from './source'
import type { ReadSource } from './sources'

export const jsonResume = sourceOfFile({
  name: 'JSON Resume',
  recognises: (file) =>
    hasField(file, ['basics', 'work', 'education']) && !hasField(file, ['profile']),
  read: ({ data, lineOf }, file) => ({
    resume: data as Record<string, unknown>,
    notes: new Notes(),
    placeOf: (place) => ({ file, line: lineOf(place) }),
  }),
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

/**
 * Converts what a source has into content. Values that cannot be used are left out and noted.
 * @throws UserFacingError if it has no name
 */
export function contentOfSource({ kind, resume = {}, notes: ofSource, placeOf }: ReadSource) {
  const read = fromJsonResume(resume, new Date().toISOString().slice(0, 10))
  if (!read) {
    const { file, line = 1 } = placeOf(['basics', 'name'])
    const mistake = formatMistake(file, line, { path: [], message: commandTexts().mistakes.noName })
    throw new UserFacingError(({ files }) => `${files.readAs.source(file, kind)}\n${mistake}`)
  }
  const { content, notes, language } = read
  const placed = (list: readonly Note[]) =>
    list.map((note): Note => ({ ...note, ...placeOf(note.path) }))
  const lists = {
    assumed: placed(notes.assumed),
    changed: [...ofSource.changed, ...placed(notes.changed)],
    leftOut: [...ofSource.leftOut, ...placed(notes.leftOut)],
  }
  // Notes on a single file do not repeat its name.
  const all: Note[] = Object.values(lists).flat()
  if (new Set(all.map(({ file }) => file)).size < 2) for (const note of all) delete note.file
  const report: ContentReport = { taken: countEntries(content), ...lists }
  return { content, language, report }
}
