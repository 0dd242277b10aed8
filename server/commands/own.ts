import path from 'node:path'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import type { Content } from '../content/contentSchema'
import { importPictures } from '../content/contentPictures'
import { importContent } from '../content/importContent'
import { readContent } from '../content/readContent'
import { formatNotes, formatTaken } from '../content/report'
import { writeContent } from '../content/writeContent'
import { checkOwnContent, readContentSource } from '../doctor/checkContent'
import { formatFindings, removeAcceptedFindings } from '../doctor/finding'
import { storeRichTexts } from '../markdown/richTexts'
import { paths } from '../paths'
import { readConfig } from '../configuration'
import { UserFacingError } from '../UserFacingError'
import { withBackup } from './withDatabase'

const folder = path.dirname(paths.ownContent)
const ownFile = path.relative(paths.root, paths.ownContent)

const contentHeader = `# yaml-language-server: $schema=../content.schema.json
#
# The content of your site. After a change: npm run own
# All fields are described in docs/content.md; content/sample.yaml shows an example of each.

`

const postsText = `# The posts of your blog without a text, the newest first, for example as below. A post with a text
# is a Markdown file in the folder posts: docs/writing.md.
#
# - title: Aplikasi kasir yang tetap jujur saat sinyal hilang
#   excerpt: Catatan dari tiga bulan di balik meja warung.
#   publishedAt: 2026-06-10
#   tags: [React, Arsitektur]
[]
`

const replace = '--replace'

/**
 * `own [FILE]`: makes the owner's files, from a JSON Resume or a content file if one is given,
 * imports them, and lists what is missing. With `--replace`, also over what was edited in the
 * studio or by the API since the last import or export.
 */
export async function own(args: string[]): Promise<void> {
  const [file] = args.filter((arg) => arg !== replace)
  await createContentFile(file)
  createIfMissing(path.join(folder, 'posts.yaml'), postsText, ['posts.json'])
  const environment = path.join(paths.root, '.env')
  if (!existsSync(environment)) {
    copyFileSync(path.join(paths.root, '.env.example'), environment)
    console.log('.env was created, for the settings of your site.')
  }
  const { content } = readContent(paths.ownContent)
  const findings = await withBackup('before-import', async (db) => {
    await importPictures(db, paths.ownContent)
    await importContent(db, content, { keepsEdits: !args.includes(replace) })
    await storeRichTexts(db)
    return removeAcceptedFindings(await checkOwnContent(db, await readContentSource(db)))
  })
  console.log(`${ownFile} was imported. Pictures belong in public/pictures/.`)
  if (findings.length > 0) console.log(`\n${formatFindings(findings)}\n`)
  const { host, port, basePath } = readConfig(process.env)
  console.log(
    `Edit ${ownFile}, then run "npm run own" again. To look at the site, run "npm start" and open http://${host}:${port}${basePath}`,
  )
}

async function createContentFile(file: string | undefined): Promise<void> {
  if (existsSync(paths.ownContent)) {
    if (file === undefined) return
    throw new UserFacingError(
      `${ownFile} exists already: nothing was changed. Run "npm run own" to import it, or move it away to start again from ${file}.`,
    )
  }
  const content = file === undefined ? await askForContent() : readAndReport(file)
  mkdirSync(folder, { recursive: true })
  // The owner's posts stay where a résumé or a content file has none.
  const posts = content.posts?.length ? content.posts : undefined
  writeContent(paths.ownContent, { ...content, posts }, contentHeader)
  console.log(`${ownFile} was created.`)
}

function readAndReport(file: string): Content {
  const { content, report } = readContent(file)
  const notes = formatNotes(report)
  console.log(`${file} was read: ${formatTaken(report)}.${notes && `\n\n${notes}\n`}`)
  return content
}

/** Reads the minimum from the terminal, or line by line from the standard input. */
async function askForContent(): Promise<Content> {
  const questions = ['Your full name: ', 'Your job title: ', 'Your e-mail address: ']
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
  if (full_name === '') throw new UserFacingError('A name is needed: nothing was created.')
  return {
    profile: {
      full_name,
      ...(current_job_title && { current_job_title }),
      ...(email && { email }),
    },
    experiences: [],
    educations: [],
    categories: [],
    skills: [],
    projects: [],
    testimonials: [],
  }
}

/** Creates a file, unless it or one of its alternatives exists. */
function createIfMissing(file: string, text: string, alternatives: string[]): void {
  const names = [path.basename(file), ...alternatives]
  if (names.some((name) => existsSync(path.join(path.dirname(file), name)))) return
  writeFileSync(file, text)
  console.log(`${path.relative(paths.root, file)} was created.`)
}
