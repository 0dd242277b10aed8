import { UserFacingError } from '../../../UserFacingError'
import type { Place, Source, SourceFile } from '../source'
import { ArchiveResume } from './ArchiveResume'
import { openCsv, readRows, type CsvFile } from './csv'
import { tables } from './tables'

/** Columns that files of other programs do not have together by chance. */
const minimumColumns = 3

/** The data archive of LinkedIn: CSV files, in folders of any name. */
export const linkedIn: Source = {
  name: 'LinkedIn',
  recognises: (files) => {
    const found = openFiles(files)
    const isSure = ({ columns }: CsvFile) =>
      columns.filter(({ field }) => field).length >= minimumColumns
    return found.length >= 2 && found.some(isSure)
  },
  read: (files) => {
    const resume = new ArchiveResume()
    const mistakes = openFiles(files).flatMap((csv) => addRows(resume, csv))
    if (mistakes.length > 0) throw syntaxError(mistakes)
    return resume.content
  },
}

/** The files that are read, in the order of their tables. */
function openFiles(files: readonly SourceFile[]): CsvFile[] {
  const found = files.flatMap((file) => openCsv(file) ?? [])
  return tables.flatMap((table) => found.filter((csv) => csv.table === table))
}

/** @returns the mistake at which reading had to end */
function addRows(resume: ArchiveResume, csv: CsvFile): Place[] {
  const { list, entryOf = (fields) => fields, read } = csv.table
  const { rows, mistake } = readRows(csv)
  for (const row of rows) {
    read?.(row, resume)
    if (list === undefined) continue
    resume.add(row, list, entryOf(row.fields))
    resume.leaveOutOthers(row)
  }
  return mistake ? [mistake] : []
}

function syntaxError(mistakes: readonly Place[]): UserFacingError {
  return new UserFacingError(({ linkedIn, syntax }) => {
    const lines = mistakes.map(({ file, line }) => `${file}:${line} ${syntax.quote}`)
    return [linkedIn.readAs, ...lines].join('\n')
  })
}
