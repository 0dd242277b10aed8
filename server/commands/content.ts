import { parseArgs } from 'node:util'
import { checkPictureFiles, importPictures } from '../content/contentPictures'
import { exportContent } from '../content/database/exportContent'
import { importContent } from '../content/database/importContent'
import { toJsonResume } from '../content/jsonResume/jsonResume'
import { readContent } from '../content/readContent'
import { countEntries, formatNotes, formatTaken, type ContentReport } from '../content/report'
import { mainLanguage } from '../content/translations'
import { exportFiles } from '../content/write/writeContent'
import { assertMainLanguage } from '../database/mainLanguage'
import { writeOutput } from '../outputFiles'
import { commandTexts } from '../language/catalogues'
import { storeRichTexts } from '../markdown/richTexts'
import { UserFacingError } from '../UserFacingError'
import { withBackup, withDatabase } from './withDatabase'

/** `content check|import|export FILE`: a content file or a JSON Resume, YAML or JSON. */
export async function content(args: string[]): Promise<void> {
  const { action, file, as } = readArguments(args)
  const asResume = as === 'json-resume'
  if (file && action === 'export' && (as === undefined || asResume))
    return exportFile(file, asResume)
  if (file && as === undefined) {
    if (action === 'check') return checkFile(file)
    if (action === 'import') return importFile(file)
  }
  throw new UserFacingError((texts) => texts.content.usage)
}

function readArguments(args: string[]) {
  try {
    const options = { as: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [action, file, ...rest] = positionals
    if (rest.length === 0) return { action, file, as: values.as }
  } catch {
    // The usage names the option.
  }
  return {}
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
    await assertMainLanguage(db, mainLanguage())
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
