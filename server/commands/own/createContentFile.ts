import path from 'node:path'
import { mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { Language } from '../../../src/language/languages'
import { emptyLists, type Content } from '../../content/contentSchema'
import { writePictures } from '../../content/contentPictures'
import {
  joinContents,
  type ImportedContent,
  type JoinedImport,
} from '../../content/sources/readImport'
import { writeContent } from '../../content/write/writeContent'
import { commandTexts } from '../../language/catalogues'
import { paths } from '../../paths'
import { UserFacingError } from '../../UserFacingError'
import { ownFile } from './options'
import { selectMainLanguage } from './siteLanguage'

/** Creates the owner's content file from what they have; asks for a name where there is none. */
export async function createContentFile(
  sources: readonly JoinedImport[],
  language: Language | undefined,
): Promise<void> {
  const source = joinContents(sources)
  const content = await completeContent(source.content)
  if (sources.length === 0) await selectMainLanguage(content, language)
  mkdirSync(path.dirname(paths.ownContent), { recursive: true })
  writePictures(paths.ownContent, source.pictures)
  // The owner's posts stay where the source has none.
  const posts = content.posts?.length ? content.posts : undefined
  await writeContent(paths.ownContent, { ...content, posts }, commandTexts().own.contentHeader)
  console.log(commandTexts().own.created(ownFile()))
}

async function completeContent(given: ImportedContent): Promise<Content> {
  return { profile: given.profile ?? (await askForProfile()), ...emptyLists, ...given }
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
  return {
    full_name,
    ...(current_job_title && { current_job_title }),
    ...(email && { email }),
  }
}
