import { CsvError, parse } from 'csv-parse/sync'
import type { SourceFile } from '../source'
import { columnOf, type Column, type Table } from './columns'
import { tables } from './tables'

/** A file of an archive whose columns are known. */
export interface CsvFile {
  path: string
  table: Table
  columns: Column[]
  /** The text below the header. */
  text: string
  /** Lines of the file up to the header, including it. */
  linesAbove: number
}

/** A row of a file that is not empty. */
export interface Row {
  file: string
  line: number
  /** The texts that are not empty, by the fields of the table. */
  fields: Partial<Record<string, string>>
  /** The names of their columns. */
  columns: Partial<Record<string, string>>
  /** Texts in columns that are no fields of the table. */
  others: { column: string; text: string; isPrivate: boolean }[]
}

/** A mistake in the syntax of a file. */
export interface SyntaxMistake {
  file: string
  line: number
}

/** The header is one of the first lines: some files begin with lines of remarks. */
const maxLinesAbove = 10

const options = { bom: true, relax_quotes: true, relax_column_count: true }

/** Finds the header of a file; undefined if the file is none of those that are read. */
export function openCsv({ path, bytes }: SourceFile): CsvFile | undefined {
  const name = path.split('/').at(-1) ?? ''
  if (!/\.csv$/i.test(name)) return undefined
  const lines = bytes.toString('utf8').replace(/\r\n?/g, '\n').split('\n')
  for (const [index, line] of lines.slice(0, maxLinesAbove).entries()) {
    const names = parseLine(line)
    const table = tables.find((table) => isHeader(table, name, names))
    if (!table) continue
    const columns = names.map((column) => columnOf(table, column))
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

function isHeader(table: Table, name: string, header: string[]): boolean {
  const fields = header.map((column) => columnOf(table, column).field)
  return (table.file?.test(name) ?? true) && table.needed.every((field) => fields.includes(field))
}

/** @returns the rows, and the mistake at which reading had to end */
export function readRows(csv: CsvFile): { rows: Row[]; mistake?: SyntaxMistake } {
  const rows: Row[] = []
  let lastLine = csv.linesAbove
  const add = (cells: string[], { lines }: { lines: number }) => {
    const row = rowOf(csv, lastLine + 1, cells)
    if (row) rows.push(row)
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

function rowOf({ path, columns }: CsvFile, line: number, cells: string[]): Row | undefined {
  const row: Row = { file: path, line, fields: {}, columns: {}, others: [] }
  for (const [index, cell] of cells.entries()) {
    const text = cell.trim()
    const { name, field, isPrivate } = columns[index] ?? { name: '', isPrivate: false }
    if (text === '') continue
    if (field === undefined) row.others.push({ column: name, text, isPrivate })
    else if (row.fields[field] === undefined) {
      row.fields[field] = text
      row.columns[field] = name
    }
  }
  return Object.keys(row.fields).length + row.others.length > 0 ? row : undefined
}
