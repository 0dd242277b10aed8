import { commandTexts } from '../../language/catalogues'
import { UserFacingError } from '../../UserFacingError'
import { fromJsonResume } from '../jsonResume/jsonResume'
import { Notes, type Note } from '../notes'
import { countEntries, type ContentReport } from '../report'
import { formatMistake } from '../yamlSource'
import { hasField, sourceOfFile, type SourceContent } from './source'

export type ReadSource = SourceContent & { kind: string }

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
