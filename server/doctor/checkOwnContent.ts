import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { paths as pages } from '../../src/lib/paths'
import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/exportContent'
import { findFallbacks } from '../content/findFallbacks'
import { findPostsFile, readPosts } from '../content/posts'
import { readContent } from '../content/readContent'
import type { Db } from '../database/schema'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'
import { removeAccepted } from './acceptedFindings'
import { checkFacts } from './checkFacts'
import { checkPictures } from './checkPictures'
import { checkAnalyticsIds } from './checkSettings'
import { checkTexts } from './checkTexts'
import { compareDatabase } from './compareDatabase'
import { parseContentText, type ContentText } from './contentText'
import { finding, type Finding, type FindingInFile } from './finding'

/** Relative to the project's folder. */
const acceptedFile = 'content/own/accepted.yaml'

const readProject = (file: string): string => readFileSync(path.join(paths.root, file), 'utf8')

/** The content to check. */
export interface ContentSource {
  /** In findings. */
  name: string
  /** Absent for the content of the database. */
  file?: string
  text: string
  content: Content
}

/**
 * Reads the content to check: a named file, the owner's content file, or the database.
 * @throws UserFacingError when there is no such file, or it has mistakes
 */
export async function readContentSource(db: Db, named?: string): Promise<ContentSource> {
  const file = named ?? (existsSync(paths.ownContent) ? paths.ownContent : undefined)
  if (file === undefined) {
    const content = await exportContent(db)
    return { name: 'the database', text: stringify(content), content }
  }
  if (!existsSync(file)) throw new UserFacingError(`${file} does not exist: name a content file.`)
  const name = named ?? path.relative(paths.root, file)
  return { name, file, text: readFileSync(file, 'utf8'), content: readContent(file).content }
}

/** Whether the content is still the sample's. */
export function isSample({ profile }: Content): boolean {
  const sample = readContent(paths.sampleContent).content.profile
  return profile.full_name === sample.full_name && profile.bio === sample.bio
}

/** Lists what is wrong or missing in the owner's content and posts, and in their texts and links. */
export async function checkOwnContent(
  db: Db,
  { name, file, text, content }: ContentSource,
): Promise<Finding[]> {
  const parsed = parseContentText(text)
  const { lineOf } = parsed
  const findings = [
    ...(await checkEntries(parsed, 'content/sample.yaml')),
    ...findFallbacks(content).flatMap(({ path: [, field = ''], message }) =>
      finding(
        'should',
        `${field} ${message.replace(/\.$/, '')}.`,
        lineOf(['profile', 'full_name']),
      ),
    ),
    ...checkFacts(content, lineOf, new Date()),
    ...(file === undefined ? [] : await compareDatabase(db, content, statSync(file).mtime)),
  ].map(({ line, ...rest }) => ({
    ...rest,
    file: name,
    // The database has no lines.
    line: file === undefined ? undefined : line,
  }))
  return [...findings, ...checkAnalyticsIds(name, text), ...(await checkPosts())]
}

/** Removes what the owner has accepted in `content/own/accepted.yaml`. */
export function withoutAccepted(findings: Finding[]): Finding[] {
  return removeAccepted(findings, path.join(paths.root, acceptedFile), acceptedFile)
}

async function checkPosts(): Promise<Finding[]> {
  const postsFile = findPostsFile(paths.root)
  const name = path.relative(paths.root, postsFile)
  const texts = parseContentText(readFileSync(postsFile, 'utf8'))
  return [
    ...(await checkEntries(texts, 'content/posts.json')).map((one) => ({ ...one, file: name })),
    ...readPosts(postsFile).mistakes.map(({ line, message }): Finding => {
      return { severity: 'must', file: name, line, message }
    }),
  ]
}

/** Checks every text of a file by itself. */
async function checkEntries(text: ContentText, sample: string): Promise<FindingInFile[]> {
  const samplePictures = JSON.parse(readProject('content/sample-pictures.json')) as Record<
    string,
    string
  >
  return [
    ...checkTexts(text, { sample: readProject(sample), isPage }),
    ...(await checkPictures(text.entries, { folder: paths.pictures, samplePictures })),
  ]
}

const fixedPages: ReadonlySet<string> = new Set([
  pages.home,
  pages.about,
  pages.skills,
  pages.projects,
  pages.testimonials,
  pages.blog,
  pages.contact,
])

/** Whether the site has a page at an address, such as `/about` or `/projects/subak?x`. */
function isPage(address: string): boolean {
  const pathname = new URL(address, 'http://site').pathname
  return fixedPages.has(pathname) || /^\/(?:projects|testimonials)\/[^/]+$/.test(pathname)
}
