import { checkPictureFiles, exportPictures, importPictures } from '../content/contentPictures'
import { exportContent } from '../content/exportContent'
import { importContent, type Progress } from '../content/importContent'
import { toJsonResume } from '../content/jsonResume/jsonResume'
import { readContent } from '../content/readContent'
import { countEntries, formatNotes, formatTaken, type ContentReport } from '../content/report'
import { contentJsonSchema } from '../content/contentSchema'
import { writeContent, writeOutput } from '../content/writeContent'
import { clearEditedAt, readEditedAt } from '../database/contentWrites'
import { storeRichTexts } from '../markdown/richTexts'
import { UserFacingError } from '../UserFacingError'
import { withBackup, withDatabase } from './withDatabase'

const usage = [
  'npm run content -- check FILE                    lists every mistake with its line',
  'npm run content -- import FILE                   makes the content of the database equal to the file',
  'npm run content -- export FILE                   writes the content of the database: .yaml or .json',
  'npm run content -- export --as json-resume FILE  writes a JSON Resume',
  'npm run content -- schema FILE                   writes the JSON Schema of content files, for editors',
].join('\n')

/** `content check|import|export|schema FILE`: a content file or a JSON Resume, YAML or JSON. */
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

async function checkFile(file: string): Promise<void> {
  const { report } = readContent(file)
  await checkPictureFiles(file)
  console.log(`${file} is right: ${formatTaken(report)}.`)
  printNotes(report)
}

async function importFile(file: string): Promise<void> {
  const { content, report } = readContent(file)
  const removed = await withBackup('before-import', async (db) => {
    const stored = (await exportContent(db)).posts ?? []
    await importPictures(db, file)
    await importContent(db, content, { progress: showProgress() })
    await storeRichTexts(db)
    return content.posts?.length === 0 ? stored.length : 0
  })
  console.log(`${file} was imported: ${formatTaken(report)}.`)
  if (removed > 0) console.log(`${removed} posts of the database were removed: the file has none.`)
  printNotes(report)
}

async function exportFile(file: string, asResume: boolean): Promise<void> {
  const stored = await withDatabase(async (db) => {
    const editedAt = await readEditedAt(db)
    const content = await exportContent(db)
    if (asResume) return content
    writeContent(file, content)
    const pictures = await exportPictures(db, file)
    if (editedAt !== undefined) await clearEditedAt(db, editedAt)
    if (pictures > 0) console.log(`${pictures} pictures were written into the folder pictures.`)
    return content
  })
  if (asResume) writeOutput(file, `${JSON.stringify(toJsonResume(stored), null, 2)}\n`)
  const taken = countEntries(asResume ? { ...stored, posts: undefined } : stored)
  console.log(`The content was exported to ${file}: ${formatTaken({ taken })}.`)
}

function printNotes(report: ContentReport): void {
  const notes = formatNotes(report)
  if (notes !== '') console.log(notes)
}

/** The progress of tables with fewer rows is not printed. */
const minRowsForProgress = 5000

function showProgress(): Progress {
  let printed = ''
  return (table, done, total) => {
    const line = `${table}: ${Math.floor((done / total) * 10) * 10} %`
    if (total < minRowsForProgress || line === printed) return
    printed = line
    console.log(line)
  }
}
