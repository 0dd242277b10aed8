import type { ArchiveResume } from './ArchiveResume'
import type { Row } from './csv'

/** A kind of files of an archive. */
export interface Table {
  /** The names of each column in English and Indonesian, by the field that `read` gets. */
  columns: Record<string, readonly string[]>
  /** The fields whose columns a file must have. */
  needed: readonly string[]
  /** What the name of the file must match, where other files have the same columns. */
  file?: RegExp
  /** Columns that are left out because they are not for everyone. */
  private?: readonly string[]
  /** Whether the values of other columns are not noted. */
  ignoresOthers?: boolean
  /** Adds the fields of a row to the résumé. */
  read: (row: Row, resume: ArchiveResume) => void
}

/** A column of a file. */
export interface Column {
  /** As it is in the file. */
  name: string
  /** None if the table has no such column. */
  field?: string
  isPrivate: boolean
}

/** Names of columns that several files have. */
export const named = {
  name: ['Name', 'Nama'],
  title: ['Title', 'Judul', 'Jabatan'],
  description: ['Description', 'Deskripsi', 'Keterangan'],
  url: ['Url', 'Link', 'Tautan'],
  company: ['Company Name', 'Company', 'Nama Perusahaan', 'Perusahaan'],
  firstName: ['First Name', 'Nama Depan'],
  lastName: ['Last Name', 'Nama Belakang'],
  start: ['Started On', 'Mulai Pada', 'Dimulai Pada'],
  end: ['Finished On', 'Selesai Pada', 'Berakhir Pada'],
} as const

/** Letter case and spaces differ between archives. */
const simplify = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Finds a column of a table by its name in the file. */
export function columnOf(table: Table, name: string): Column {
  const isName = (known: string) => simplify(known) === simplify(name)
  const [field] = Object.entries(table.columns).find(([, names]) => names.some(isName)) ?? []
  return { name, field, isPrivate: table.private?.some(isName) ?? false }
}
