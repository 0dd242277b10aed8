import { UserFacingError } from '../../UserFacingError'
import { commandTexts } from '../../language/catalogues'
import type { Content } from '../contentSchema'
import { fromJsonResume } from '../jsonResume/jsonResume'
import { countEntries, type ContentReport, type Note } from '../report'
import { formatMistake } from '../yamlSource'
import type { SourceContent } from './source'

/** The content of a source, and what became of its values. */
export interface ContentOfSource {
  content: Content
  report: ContentReport
  /** The language of the texts, if the source names it. */
  language?: string
}

/**
 * Converts what a source has into content. Values that cannot be used are left out and noted.
 * @throws UserFacingError if it has no name
 */
export function contentOfSource(source: SourceContent): ContentOfSource {
  const { resume = {}, notes: sourceNotes, placeOf } = source
  const read = fromJsonResume(resume, new Date().toISOString().slice(0, 10))
  if (!read) {
    const { file, line = 1 } = placeOf(['basics', 'name'])
    const message = commandTexts().mistakes.missing
    const mistake = formatMistake(file, line, { path: ['basics', 'name'], message })
    throw new UserFacingError((texts) => `${texts.files.readAs.resume(file)}\n${mistake}`)
  }
  const { content, notes, language } = read
  const files = new Set(sourceNotes.changed.concat(sourceNotes.leftOut).map(({ file }) => file))
  const withPlaces = (list: readonly Note[]) =>
    list.map((note): Note => {
      const place = placeOf(note.path)
      files.add(place.file)
      return { ...note, ...place }
    })
  const report = {
    taken: countEntries(content),
    assumed: withPlaces(notes.assumed),
    changed: [...sourceNotes.changed, ...withPlaces(notes.changed)],
    leftOut: [...sourceNotes.leftOut, ...withPlaces(notes.leftOut)],
  }
  return { content, language, report: files.size > 1 ? report : withoutFiles(report) }
}

/** Notes on a single file do not repeat its name. */
function withoutFiles({ taken, ...lists }: ContentReport): ContentReport {
  const without = (notes: Note[]) => notes.map((note): Note => ({ ...note, file: undefined }))
  const { assumed, changed, leftOut } = lists
  return { taken, assumed: without(assumed), changed: without(changed), leftOut: without(leftOut) }
}
