import { checkPictureFiles, importPictures } from '../content/contentPictures'
import { exportContent } from '../content/exportContent'
import { importContent } from '../content/importContent'
import { toJsonResume } from '../content/jsonResume/jsonResume'
import { readContent } from '../content/readContent'
import { countEntries, formatNotes, formatTaken, type ContentReport } from '../content/report'
import { contentJsonSchema } from '../content/contentSchema'
import { exportFiles } from '../content/exportFiles'
import { writeOutput } from '../outputFiles'
import { commandTexts } from '../language/catalogues'
import { storeRichTexts } from '../markdown/richTexts'
import { UserFacingError } from '../UserFacingError'
import { withBackup, withDatabase } from './withDatabase'

/** `content check|import|export|schema FILE`: a content file or a JSON Resume, YAML or JSON. */
export async function content(args: string[]): Promise<void> {
  const asResume = args.includes('--as') && args[args.indexOf('--as') + 1] === 'json-resume'
  const [action, file] = args.filter(
    (arg) => arg !== '--as' && !(asResume && arg === 'json-resume'),
  )
  if (!file) throw new UserFacingError((texts) => texts.content.usage)
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
      throw new UserFacingError((texts) => texts.content.usage)
  }
}

async function checkFile(file: string): Promise<void> {
  const { report } = readContent(file)
  await checkPictureFiles(file)
  console.log(commandTexts().content.checked(file, formatTaken(report)))
  printNotes(report)
}

async function importFile(file: string): Promise<void> {
  const { content, report } = readContent(file)
  const removed = await withBackup('before-import', async (db) => {
    const stored = (await exportContent(db)).posts ?? []
    await importPictures(db, file)
    await importContent(db, content)
    await storeRichTexts(db)
    return content.posts?.length === 0 ? stored.length : 0
  })
  const texts = commandTexts().content
  console.log(texts.imported(file, formatTaken(report)))
  if (removed > 0) console.log(texts.postsRemoved(removed))
  printNotes(report)
}

async function exportFile(file: string, asResume: boolean): Promise<void> {
  const texts = commandTexts().content
  const stored = await withDatabase(async (db) => {
    if (asResume) return exportContent(db)
    const { content, pictures, copies } = await exportFiles(db, file)
    if (pictures > 0) console.log(texts.picturesWritten(pictures))
    for (const copy of copies) console.log(commandTexts().sources.backup(copy))
    return content
  })
  if (asResume) writeOutput(file, `${JSON.stringify(toJsonResume(stored), null, 2)}\n`)
  const taken = countEntries(asResume ? { ...stored, posts: undefined } : stored)
  console.log(texts.exported(file, formatTaken({ taken })))
}

function printNotes(report: ContentReport): void {
  const notes = formatNotes(report)
  if (notes !== '') console.log(notes)
}
