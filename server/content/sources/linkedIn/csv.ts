import { CsvError, parse } from 'csv-parse/sync'
import type { Place, SourceFile } from '../source'
import { tables, type Fields, type Table } from './tables'

/** A file of an archive. */
export interface CsvFile {
  path: string
  table: Table
  columns: Column[]
  /** The text below the header. */
  text: string
  /** Lines of the file up to the header, including it. */
  linesAbove: number
}

/** A column of a file; no field if the table has none for it. */
interface Column {
  name: string
  field?: string
}

/** A row of a file that is not empty. */
export interface Row {
  file: string
  line: number
  /** The texts that are not empty, by the fields of the table. */
  fields: Fields
  /** The names of their columns. */
  columns: Fields
  /** Texts in columns that are no fields of the table. */
  others: { column: string; text: string }[]
}

/** The header is one of the first lines: some files begin with lines of remarks. */
const maxLinesAbove = 10

const options = { bom: true, relax_quotes: true, relax_column_count: true }

/** Letter case and spaces differ between archives. */
const simplify = (name: string) =>
  name
    .trim()
    .replace(/[\s_]+/g, ' ')
    .toLowerCase()

/** The field of a table that a column has. */
function fieldOf({ columns }: Table, column: string): string | undefined {
  const hasName = (names: string) =>
    names.split('|').some((name) => simplify(name) === simplify(column))
  return Object.keys(columns).find((field) => hasName(columns[field] ?? ''))
}

/** Finds the header of a file; undefined if the file is none of those that are read. */
export function openCsv({ path, bytes }: SourceFile): CsvFile | undefined {
  // A second download of a file has a number at the end of its name.
  const [, name = ''] = /([^/]*?)[\s_-]*(?:\(\d+\))?\.csv$/i.exec(path) ?? []
  const table = tables.find(({ file }) => file.test(simplify(name)))
  if (!table) return undefined
  const lines = bytes.toString('utf8').replace(/\r\n?/g, '\n').split('\n')
  const needed = Math.min(2, Object.keys(table.columns).length)
  for (const [index, line] of lines.slice(0, maxLinesAbove).entries()) {
    const columns = parseLine(line).map((name) => ({ name, field: fieldOf(table, name) }))
    if (columns.filter(({ field }) => field).length < needed) continue
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

/** @returns the rows, and the place of the mistake at which reading had to end */
export function readRows(csv: CsvFile): { rows: Row[]; mistake?: Place } {
  const rows: Row[] = []
  let lastLine = csv.linesAbove
  const add = (cells: string[], { lines }: { lines: number }) => {
    const row = rowOf(csv, lastLine + 1, cells)
    if (Object.keys(row.fields).length + row.others.length > 0) rows.push(row)
    lastLine = csv.linesAbove + lines
    return null
  }
  try {
    parse(csv.text, { ...options, on_record: add })
    return { rows }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { rows, mistake: { file: csv.path, line: lastLine + 1 } }
  }
}

function rowOf({ path, columns }: CsvFile, line: number, cells: string[]): Row {
  const row: Row = { file: path, line, fields: {}, columns: {}, others: [] }
  for (const [index, cell] of cells.entries()) {
    const text = cell.trim()
    const { name: column, field }: Column = columns[index] ?? { name: '' }
    if (text === '') continue
    if (field === undefined) row.others.push({ column, text })
    else if (row.fields[field] === undefined) {
      row.fields[field] = text
      row.columns[field] = column
    }
  }
  return row
}
