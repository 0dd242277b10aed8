import { commandTexts } from '../../../language/catalogues'
import { named, type Table } from './columns'

/** Parts of a profile that the site has no place for; only the names are noted. */
const withoutPlace: Table = {
  columns: {
    name: [...named.name, ...named.title, 'Course Name', 'Nama Kursus', 'Nama Mata Kuliah'],
  },
  needed: ['name'],
  file: /^(?:courses?|test[ _]?scores?|organi[sz]ations?|patents?|kursus|organisasi|paten)\./i,
  ignoresOthers: true,
  read: (row, resume) => resume.leaveOut(row, 'name', commandTexts().notes.noPlace),
}

const phoneNumbers: Table = {
  columns: { number: ['Number', 'Nomor'], type: ['Type', 'Jenis', 'Tipe'] },
  needed: ['number', 'type'],
  file: /^(?:phone|nomor|telepon)/i,
  ignoresOthers: true,
  read: (row, resume) => resume.leaveOut(row, 'number', commandTexts().linkedIn.private),
}

/** Files that are about the person, but are only noted. */
export const leftOutTables: readonly Table[] = [withoutPlace, phoneNumbers]
