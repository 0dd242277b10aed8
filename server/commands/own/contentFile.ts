import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseLanguages, type Language } from '../../../src/language/languages'
import { addTranslations } from '../../content/merge/addTranslations'
import { normaliseContent } from '../../content/database/compareContent'
import { writePictures } from '../../content/contentPictures'
import { emptyLists, type Content } from '../../content/contentSchema'
import { applyImport, planImport } from '../../content/merge/applyImport'
import { formatChanges } from '../../content/merge/formatChanges'
import { readContent } from '../../content/readContent'
import { joinContents, type JoinedImport } from '../../content/sources/readImport'
import { exportFiles, writeContent } from '../../content/write/writeContent'
import type { Db } from '../../database/schema'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import { UserFacingError } from '../../UserFacingError'
import { ownFile, type OwnOptions, type ReadSources } from './readSources'
import { selectMainLanguage, writeLanguages } from './siteLanguage'

/** Creates the owner's content file from what they have; asks for a name where there is none. */
export async function createContentFile(
  sources: readonly JoinedImport[],
  language: Language | undefined,
): Promise<void> {
  const source = joinContents(sources)
  const profile = source.content.profile ?? (await askForProfile())
  const content: Content = { profile, ...emptyLists, ...source.content }
  if (sources.length === 0) await selectMainLanguage(content, language)
  mkdirSync(path.dirname(paths.ownContent), { recursive: true })
  writePictures(paths.ownContent, source.pictures, source.pictureIndex)
  // The owner's posts stay where the source has none.
  const posts = content.posts?.length ? content.posts : undefined
  await writeContent(paths.ownContent, { ...content, posts }, commandTexts().own.contentHeader)
  console.log(commandTexts().own.created(ownFile()))
}

/** Reads the minimum from the terminal, or line by line from the standard input. */
async function askForProfile(): Promise<Content['profile']> {
  const { name, title, email: mail } = commandTexts().own.questions
  const questions = [name, title, mail]
  const answers: string[] = []
  const terminal = createInterface({ input: process.stdin })
  process.stdout.write(questions[0] ?? '')
  for await (const line of terminal) {
    answers.push(line.trim())
    const next = questions[answers.length]
    if (next === undefined) break
    process.stdout.write(next)
  }
  terminal.close()
  const [full_name = '', current_job_title, email] = answers
  if (full_name === '') throw new UserFacingError((texts) => texts.own.nameNeeded)
  return { full_name, ...(current_job_title && { current_job_title }), ...(email && { email }) }
}

/**
 * Merges what the owner has into the content of the database, prints the changes, and writes them into
 * the owner's files. Entries that were imported before and are missing now are deleted if `deletes`
 * or the answer on the terminal says so.
 */
export async function mergeSources(
  db: Db,
  { sources, addresses }: ReadSources,
  options: OwnOptions,
): Promise<void> {
  const texts = commandTexts().sources
  const { changes } = await planImport(db, sources, options)
  const kinds = sources.map(({ kind }) => kind).join(', ')
  console.log(`${texts.merged(kinds)}\n${formatChanges(changes)}`)
  const count = changes.removed.length
  const deletes = options.deletes || (count > 0 && (await askForDeletion(count)))
  if (count > 0) console.log(deletes ? texts.deleted : texts.notDeleted)
  const { isChanged, content } = await applyImport(db, sources, { ...options, deletes }, addresses)
  if (!isChanged) return
  const { copies } = await exportFiles(db, paths.ownContent, await normaliseContent(content))
  for (const copy of copies) console.log(texts.backup(copy))
}

async function askForDeletion(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const { deleteQuestion } = commandTexts().sources
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(deleteQuestion(count))
    // *Yes* and *ya*.
    return /^\s*y/i.test(answer)
  } finally {
    terminal.close()
  }
}

export async function translateContentFile(
  sources: readonly JoinedImport[],
  language: Language,
  given: string,
): Promise<void> {
  const offered = parseLanguages(process.env.SITE_LANGUAGES)
  const source = joinContents(sources)
  const own = readContent(paths.ownContent).content
  const { content, unmatched } = addTranslations(own, source.content, language)
  writePictures(paths.ownContent, source.pictures, source.pictureIndex)
  await writeContent(paths.ownContent, await normaliseContent(content))
  if (!offered.includes(language)) writeLanguages([...offered, language])
  const texts = commandTexts().own
  console.log(texts.translated(given, ownFile()))
  if (unmatched.length > 0) console.log(texts.unmatched(unmatched.join(', ')))
}
