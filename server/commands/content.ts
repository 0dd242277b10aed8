import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/exportContent'
import { importContent, type Progress } from '../content/importContent'
import { toJsonResume } from '../content/jsonResume/toJsonResume'
import { readContent } from '../content/readContent'
import { contentJsonSchema } from '../content/jsonSchema'
import { UserFacingError } from '../UserFacingError'
import { withBackup, withDatabase } from './withDatabase'

const usage = [
  'npm run content -- check FILE                    names every mistake with its line',
  'npm run content -- import FILE                   makes the database hold what the file holds',
  'npm run content -- export FILE                   writes what the database holds: .yaml or .json',
  'npm run content -- export --as json-resume FILE  writes a JSON Resume',
  'npm run content -- schema FILE                   writes the JSON Schema that editors check by',
].join('\n')

/** `content check|import|export|schema FILE`. A file is YAML or JSON, ours or a JSON Resume. */
export async function content(args: string[]): Promise<void> {
  const asResume = args.includes('--as') && args[args.indexOf('--as') + 1] === 'json-resume'
  const [action, file] = args.filter(
    (arg) => arg !== '--as' && !(asResume && arg === 'json-resume'),
  )
  if (!file) throw new UserFacingError(usage)
  switch (action) {
    case 'check':
      return checkFile(file)
    case 'import':
      return importFile(file)
    case 'export':
      return exportFile(file, asResume)
    case 'schema':
      return writeOutput(file, contentJsonSchema())
    default:
      throw new UserFacingError(usage)
  }
}

function checkFile(file: string): void {
  console.log(`${file} is right: ${summaryOf(readContent(file))}.`)
}

async function importFile(file: string): Promise<void> {
  const read = readContent(file)
  await withBackup('before-import', (db) => importContent(db, read, showProgress()))
  console.log(`The database holds what ${file} holds: ${summaryOf(read)}.`)
}

async function exportFile(file: string, asResume: boolean): Promise<void> {
  const stored = await withDatabase(exportContent)
  const data = asResume ? toJsonResume(stored) : stored
  const isJson = asResume || file.endsWith('.json')
  writeOutput(file, isJson ? `${JSON.stringify(data, null, 2)}\n` : stringify(data))
  console.log(`${file} holds what the database holds: ${summaryOf(stored)}.`)
}

/** @throws UserFacingError that says in one line why the file cannot be written */
function writeOutput(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    const isMissing = (error as { code?: string }).code === 'ENOENT'
    const reason = isMissing ? `there is no folder ${path.dirname(file)}` : (error as Error).message
    throw new UserFacingError(`${file} cannot be written: ${reason}.`)
  }
}

function summaryOf({ experiences, educations, skills, projects, testimonials }: Content): string {
  const parts = { projects, skills, experiences, educations, testimonials }
  return Object.entries(parts)
    .map(([noun, entries]) => `${entries.length} ${noun}`)
    .join(', ')
}

/** Rows after which an import is long enough to be told about. */
const patience = 5000

function showProgress(): Progress {
  let told = ''
  return (table, done, total) => {
    const line = `${table}: ${Math.floor((done / total) * 10) * 10} %`
    if (total < patience || line === told) return
    told = line
    console.log(line)
  }
}
