import { commandTexts } from '../../../language/catalogues'
import { withoutEmpty } from '../../../rows/columns'
import { noNotes, Places, type Place, type SourceContent } from '../source'
import { privateColumns, type Fields } from './tables'

export interface Row extends Required<Place> {
  /** The texts that are not empty, by the fields of the table. */
  fields: Fields
  columns: Fields
  others: { column: string; text: string }[]
}

export class ArchiveResume {
  private readonly notes = noNotes()
  private readonly basics: Record<string, unknown> = {}
  private readonly lists: Record<string, unknown[]> = {}
  private readonly places = new Places<Place>()

  get content(): SourceContent {
    const resume = { basics: this.basics, ...this.lists }
    return { resume, notes: this.notes, placeOf: (path) => this.places.find(path) ?? { file: '' } }
  }

  /** Sets fields of `basics`, unless another row has set them. */
  set({ file, line }: Row, fields: Record<string, unknown>): void {
    for (const [field, value] of Object.entries(fields)) {
      const isEmpty = Array.isArray(value) ? value.length === 0 : !value
      if (isEmpty || this.basics[field] !== undefined) continue
      this.basics[field] = value
      this.places.add([], { file })
      this.places.add(['basics'], { file, line })
      this.places.add(['basics', field], { file, line })
    }
  }

  /** Adds the entry of a row to a list: a text, or an object of which empty fields are removed. */
  add(row: Row, list: string, entry: string | object): void {
    const { file, line } = row
    const entries = (this.lists[list] ??= [])
    this.places.add([], { file })
    this.places.add([list], { file })
    this.places.add([list, entries.length], { file, line })
    entries.push(typeof entry === 'string' ? entry : withoutEmpty(entry))
    this.leaveOutOthers(row)
  }

  leaveOut({ fields, columns, file, line }: Row, field: string, message: string): void {
    const value = fields[field]
    const path = [columns[field] ?? field]
    if (value) this.notes.leftOut.push({ path, value, message, file, line })
  }

  /** Notes the values of a row that the résumé has no field for. */
  leaveOutOthers({ file, line, others }: Row): void {
    const { notes, linkedIn } = commandTexts()
    for (const { column, text: value } of others) {
      const message = privateColumns.test(column.trim()) ? linkedIn.private : notes.noPlace
      this.notes.leftOut.push({ path: [column], value, message, file, line })
    }
  }
}
