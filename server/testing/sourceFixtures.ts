import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromJsonResume } from '../content/jsonResume/jsonResume'
import { formatNote, type Note } from '../content/report'
import type { Place, Source, SourceFile } from '../content/sources/source'

const folder = path.join(__dirname, '../content/sources/fixtures')

/** One of the files in `server/content/sources/fixtures/`. */
export function sourceFile(name: string): SourceFile {
  return { path: name, bytes: readFileSync(path.join(folder, name)) }
}

/** The fixtures that a source recognises, under a name that tells nothing. */
export function recognisedFixtures(source: Source): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => source.recognises([{ ...sourceFile(name), path: 'file' }]))
    .sort()
}

/** What a source reads from a fixture, also as content, and its notes as they are printed. */
export function readSource(source: Source, name: string) {
  const { resume = {}, notes, placeOf } = source.read([sourceFile(name)])
  const format = (list: (Note & Place)[]) =>
    list.map((note) => formatNote({ ...note, file: undefined, line: undefined }))
  const read = fromJsonResume(resume, '2025-06-01')
  if (!read) throw new Error(`${name} has no name`)
  return {
    resume,
    notes,
    placeOf,
    changed: format(notes.changed),
    leftOut: format(notes.leftOut),
    content: read.content,
    language: read.language,
    /** The notes of the import of the JSON Resume. */
    leftOutLater: read.notes.leftOut.map(formatNote),
  }
}
