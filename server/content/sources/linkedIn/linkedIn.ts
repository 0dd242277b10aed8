import { CsvError, parse } from 'csv-parse/sync'
import { UserFacingError } from '../../../UserFacingError'
import type { Source, SourceFile } from '../source'
import { ArchiveResume, type Row } from './ArchiveResume'
import { tables } from './tables'

/** The data archive of LinkedIn: CSV files, in folders of any name. */
export const linkedIn: Source = {
  name: 'LinkedIn',
  recognises: (files) => {
    const found = openFiles(files)
    // Files of other programs do not have three of the columns by chance.
    const isSure = ({ columns }: CsvFile) => columns.filter(({ field }) => field).length >= 3
    return found.length >= 2 && found.some(isSure)
  },
  read: (files) => {
    const resume = new ArchiveResume()
    const mistakes = openFiles(files).flatMap((csv) => addRows(resume, csv))
    if (mistakes.length === 0) return resume.content
    throw new UserFacingError(({ linkedIn, syntax }) =>
      [linkedIn.readAs, ...mistakes.map((place) => `${place} ${syntax.quote}`)].join('\n'),
    )
  },
}

type CsvFile = NonNullable<ReturnType<typeof openCsv>>

/** The header is one of the first lines: some files begin with lines of remarks. */
const maxLinesAbove = 10

const options = { bom: true, relax_quotes: true, relax_column_count: true }

/** Letter case and spaces differ between archives. */
const simplify = (name: string) =>
  name
    .trim()
    .replace(/[\s_]+/g, ' ')
    .toLowerCase()

function openFiles(files: readonly SourceFile[]): CsvFile[] {
  const found = files.flatMap((file) => openCsv(file) ?? [])
  return tables.flatMap((table) => found.filter((csv) => csv.table === table))
}

function openCsv({ path, bytes }: SourceFile) {
  // A second download of a file has a number at the end of its name.
  const [, name = ''] = /([^/]*?)[\s_-]*(?:\(\d+\))?\.csv$/i.exec(path) ?? []
  const table = tables.find(({ file }) => file.test(simplify(name)))
  if (!table) return undefined
  const fields = Object.entries(table.columns).map(([field, names]) => {
    return { field, names: names.split('|').map(simplify) }
  })
  const lines = bytes.toString('utf8').replace(/\r\n?/g, '\n').split('\n')
  for (const [index, line] of lines.slice(0, maxLinesAbove).entries()) {
    // A column has no field if the table has none for it.
    const columns = parseLine(line).map((name) => {
      return { name, field: fields.find(({ names }) => names.includes(simplify(name)))?.field }
    })
    if (columns.filter(({ field }) => field).length < Math.min(2, fields.length)) continue
    return { path, table, columns, text: lines.slice(index + 1).join('\n'), linesAbove: index + 1 }
  }
  return undefined
}

/** The cells of a line; none if a cell goes on in the next line. */
function parseLine(line: string): string[] {
  try {
    return parse(line, options)[0] ?? []
  } catch {
    return []
  }
}

/** @returns the place of the mistake at which reading had to end */
function addRows(resume: ArchiveResume, csv: CsvFile): string[] {
  const { list, entryOf = (fields) => fields, read } = csv.table
  let lastLine = csv.linesAbove
  const add = (cells: string[], { lines }: { lines: number }) => {
    const row = rowOf(csv, lastLine + 1, cells)
    lastLine = csv.linesAbove + lines
    const isEmpty = Object.keys(row.fields).length + row.others.length === 0
    if (!isEmpty) read?.(row, resume)
    if (!isEmpty && list !== undefined) resume.add(row, list, entryOf(row.fields))
    return null
  }
  try {
    parse(csv.text, { ...options, on_record: add })
    return []
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return [`${csv.path}:${lastLine + 1}`]
  }
}

function rowOf({ path, columns }: CsvFile, line: number, cells: string[]): Row {
  const row: Row = { file: path, line, fields: {}, columns: {}, others: [] }
  for (const [index, cell] of cells.entries()) {
    const text = cell.trim()
    const { name: column, field } = columns[index] ?? { name: '' }
    if (text === '') continue
    if (field === undefined) row.others.push({ column, text })
    else if (row.fields[field] === undefined) {
      row.fields[field] = text
      row.columns[field] = column
    }
  }
  return row
}
