import { CsvError, parse } from 'csv-parse/sync'
import { commandTexts } from '../../../language/catalogues'
import { UserFacingError } from '../../../UserFacingError'
import { prune, readForeign, type ReadForeign, type ResumeTree } from '../foreign/foreignResume'
import { decodeText } from '../../decodeText'
import type { ForeignValue } from '../foreignValue'
import type { Path } from '../../yamlSource'
import type { Source, SourceFile } from '../source'
import { privateColumns, tables, type Fields, type LeaveOut } from './tables'

export const linkedIn: Source = {
  name: 'LinkedIn',
  recognises: (files) => {
    const found = openFiles(files)
    // Files of other programs do not have three of the columns by chance.
    const isSure = ({ columns }: CsvFile) => columns.filter(({ field }) => field).length >= 3
    return found.length >= 2 && found.some(isSure)
  },
  read: (files) => {
    for (const file of files) if (tableOf(file)) decodeText(file)
    const found = openFiles(files)
    const mistakes: string[] = []
    const rows = new Map(found.map((csv) => [csv.path, readRows(csv, mistakes)]))
    if (mistakes.length > 0) {
      throw new UserFacingError(({ linkedIn, syntax }) =>
        [linkedIn.readAs, ...mistakes.map((place) => `${place} ${syntax.quote}`)].join('\n'),
      )
    }
    const data = Object.fromEntries(
      [...rows].map(([path, list]) => [path, list.map(({ cells }) => cells)]),
    )
    return readForeign(
      data,
      (root) => readTables(root, found),
      ([file = '', index, ...path]) => ({
        ...{ file: String(file), line: rows.get(String(file))?.[Number(index)]?.line, path },
      }),
    )
  },
}

type CsvFile = NonNullable<ReturnType<typeof openCsv>>

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

function tableOf({ path }: SourceFile) {
  // A second download of a file has a number at the end of its name.
  const [, name = ''] = /([^/]*?)[\s_-]*(?:\(\d+\))?\.csv$/i.exec(path) ?? []
  return tables.find(({ file }) => file.test(simplify(name)))
}

function openCsv(file: SourceFile) {
  const table = tableOf(file)
  if (!table) return undefined
  const { path, bytes } = file
  const fields = Object.entries(table.columns).map(([field, names]) => {
    return { field, names: names.split('|').map(simplify) }
  })
  const [header = '', ...lines] = bytes.toString('utf8').replace(/\r\n?/g, '\n').split('\n')
  // A column has no field if the table has none for it.
  const columns = parseLine(header).map((name) => {
    return { name, field: fields.find(({ names }) => names.includes(simplify(name)))?.field }
  })
  const isHeader = columns.filter(({ field }) => field).length >= Math.min(2, fields.length)
  return isHeader ? { path, table, columns, text: lines.join('\n') } : undefined
}

/** The cells of a line; none if a cell goes on in the next line. */
function parseLine(line: string): string[] {
  try {
    return parse(line, options)[0] ?? []
  } catch {
    return []
  }
}

interface Row {
  cells: Record<string, string>
  line: number
}

/** @param mistakes to which the place is added at which reading had to end */
function readRows({ path, columns, text }: CsvFile, mistakes: string[]): Row[] {
  const rows: Row[] = []
  let line = 2
  const add = (texts: string[], { lines }: { lines: number }) => {
    const cells: Row['cells'] = {}
    for (const [index, text] of texts.entries()) {
      const { name = '' } = columns[index] ?? {}
      if (text.trim() !== '') cells[name] = [cells[name], text.trim()].filter(Boolean).join(', ')
    }
    if (Object.keys(cells).length > 0) rows.push({ cells, line })
    line = lines + 2
    return null
  }
  try {
    parse(text, { ...options, on_record: add })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    mistakes.push(`${path}:${line}`)
  }
  return rows
}

function readTables(root: ForeignValue, files: readonly CsvFile[]): ReadForeign {
  const resume: Record<string, ResumeTree[]> = { basics: [] }
  const ignored: ForeignValue[] = []
  const reasons: [Path, string][] = []
  const leaveOut: LeaveOut = (text, message) => {
    if (text) reasons.push([text.path, message])
    return undefined
  }
  for (const { path, columns, table } of files) {
    const { list = 'none', ignoresOthers = false, read = (fields: Fields) => fields } = table
    for (const row of root.at(path).items) {
      const fields: Fields = {}
      for (const { name, field } of columns) if (field) fields[field] ??= row.at(name).text
      const entry = read(fields, leaveOut)
      resume[list] = [...(resume[list] ?? []), entry]
      for (const { name, field } of columns) {
        if (field || ignoresOthers || entry === undefined) ignored.push(row.at(name))
        else if (privateColumns.test(name.trim())) {
          reasons.push([row.at(name).path, commandTexts().europass.private])
        }
      }
    }
  }
  const { basics: basicsRows = [], ...lists } = resume
  const basics: Record<string, ResumeTree> = {}
  for (const row of basicsRows) {
    // The first row with a field counts.
    for (const [name, value] of Object.entries(prune(row) ?? {}))
      basics[name] ??= value as ResumeTree
  }
  return { resume: { basics, ...lists }, ignored, reasons }
}
