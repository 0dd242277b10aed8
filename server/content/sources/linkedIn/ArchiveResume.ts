import { commandTexts } from '../../../language/catalogues'
import { withoutEmpty } from '../../../rows/columns'
import type { Path } from '../../yamlSource'
import { Places } from '../Places'
import { noNotes, type Place, type SourceContent } from '../source'
import type { Row } from './csv'

/** The JSON Resume that is made from the rows of an archive, and the rows of its values. */
export class ArchiveResume {
  private readonly notes = noNotes()
  private readonly basics: Record<string, unknown> = {}
  private readonly lists: Record<string, unknown[]> = {}
  private readonly places = new Places<Place>()

  get content(): SourceContent {
    const resume = { basics: this.basics, ...this.lists }
    const placeOf = (path: Readonly<Path>) => this.places.find(path) ?? { file: '' }
    return { resume, notes: this.notes, placeOf }
  }

  /** Sets a field of `basics`, unless another row has set it. */
  set(row: Row, field: string, value: unknown): void {
    const isEmpty = Array.isArray(value) ? value.length === 0 : !value
    if (isEmpty || this.basics[field] !== undefined) return
    this.basics[field] = value
    this.locate([], { file: row.file })
    this.locate(['basics'], row)
    this.locate(['basics', field], row)
  }

  /** Adds an entry to a list: a text, or an object of which empty fields are removed. */
  add(row: Row, list: string, entry: string | object): void {
    const entries = (this.lists[list] ??= [])
    this.locate([], { file: row.file })
    this.locate([list], { file: row.file })
    this.locate([list, entries.length], row)
    entries.push(typeof entry === 'string' ? entry : withoutEmpty(entry))
  }

  /** Notes that a field of a row is not taken. */
  leaveOut(row: Row, field: string, message: string): void {
    const { fields, columns } = row
    this.note(row, columns[field] ?? field, fields[field], message)
  }

  /** Notes the values of a row that the résumé has no field for. */
  leaveOutOthers(row: Row): void {
    const { notes, linkedIn } = commandTexts()
    for (const { column, text, isPrivate } of row.others) {
      this.note(row, column, text, isPrivate ? linkedIn.private : notes.noPlace)
    }
  }

  private note({ file, line }: Row, column: string, value: string | undefined, message: string) {
    if (value) this.notes.leftOut.push({ path: [column], value, message, file, line })
  }

  private locate(path: Path, { file, line }: Place): void {
    this.places.add(path, line === undefined ? { file } : { file, line })
  }
}
