import { UserFacingError } from '../../../UserFacingError'
import { ArchiveResume } from './ArchiveResume'
import { openCsv, readRows, type CsvFile, type SyntaxMistake } from './csv'
import { tables } from './tables'
import type { Source, SourceFile } from '../source'

/** The data archive of LinkedIn: CSV files, in folders of any name. */
export const linkedIn: Source = {
  name: 'LinkedIn',
  recognises: (files) => {
    const found = openFiles(files)
    // The columns of some files, such as the skills, are found in files of other programs, too.
    return found.length >= 2 && found.some(({ table }) => !table.file)
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

function addRows(resume: ArchiveResume, csv: CsvFile): SyntaxMistake[] {
  const { rows, mistake } = readRows(csv)
  for (const row of rows) {
    csv.table.read(row, resume)
    if (!csv.table.ignoresOthers) resume.leaveOutOthers(row)
  }
  return mistake ? [mistake] : []
}

function syntaxError(mistakes: readonly SyntaxMistake[]): UserFacingError {
  return new UserFacingError(({ linkedIn, syntax }) =>
    [linkedIn.readAs, ...mistakes.map(({ file, line }) => `${file}:${line} ${syntax.quote}`)].join(
      '\n',
    ),
  )
}
