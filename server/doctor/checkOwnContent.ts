import path from 'node:path'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { stringify } from 'yaml'
import { paths as pages } from '../../src/lib/paths'
import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/exportContent'
import { findFallbacks } from '../content/report'
import { findPostFiles, printedName, type PostSource } from '../content/postFiles'
import { readContent } from '../content/readContent'
import type { Db } from '../database/schema'
import { paths } from '../paths'
import type { StoredPictures } from '../pictures/pictureFiles'
import { storedPictures } from '../pictures/repository'
import { readConfig } from '../configuration'
import type { PictureStore } from '../pictures/PictureStore'
import { UserFacingError } from '../UserFacingError'
import { removeAccepted } from './acceptedFindings'
import { checkFacts } from './checkFacts'
import { checkPictureHosts, checkPictures } from './checkPictures'
import { checkPosts } from './findMissingParts'
import { checkAnalyticsIds } from './checkSettings'
import { checkTexts } from './checkTexts'
import { compareDatabase } from './checkDatabase'
import { parseContentText, parsePostText, type ContentText } from './contentText'
import { finding, type Finding, type FindingInFile } from './finding'

/** Relative to the project's folder. */
export const acceptedFile = 'content/own/accepted.yaml'

const readProject = (file: string): string => readFileSync(path.join(paths.root, file), 'utf8')

/** The content to check. */
export interface ContentSource {
  /** In findings. */
  name: string
  /** Absent for the content of the database. */
  file?: string
  text: string
  content: Content
  posts: PostSource[]
}

/**
 * Reads the content to check: a named file, the owner's content file, or the database.
 * @throws UserFacingError when there is no such file, or it has mistakes
 */
export async function readContentSource(db: Db, named?: string): Promise<ContentSource> {
  const file = named ?? (existsSync(paths.ownContent) ? paths.ownContent : undefined)
  if (file === undefined) {
    const content = await exportContent(db)
    const name = 'the database'
    const posts = (content.posts ?? []).map((post) => ({ post, file: name, lineOf: noLine }))
    return { name, text: stringify(content), content, posts }
  }
  if (!existsSync(file)) throw new UserFacingError(`${file} does not exist: name a content file.`)
  const name = named ?? path.relative(paths.root, file)
  return { name, file, text: readFileSync(file, 'utf8'), ...readContent(file) }
}

// The database has no lines.
const noLine = () => undefined

/** Lists what is wrong or missing in the owner's content and posts, and in their texts and links. */
export async function checkOwnContent(
  db: Db,
  { name, file, text, content, posts }: ContentSource,
): Promise<Finding[]> {
  const parsed = parseContentText(text)
  const { lineOf } = parsed
  const stored = storedPictures(db)
  const files = file === undefined ? [] : findPostFiles(file)
  const findings = [
    ...(await checkEntries(parsed, stored)),
    ...findFallbacks(content).flatMap(({ path: [, field = ''], message }) =>
      finding('should', `${field} ${message.replace(/\.$/, '')}.`, {
        line: lineOf(['profile', 'full_name']),
      }),
    ),
    ...checkFacts(content, lineOf, new Date()),
    ...(file === undefined ? [] : await compareDatabase(db, content, lastChange([file, ...files]))),
  ].map(({ line, ...rest }) => ({
    ...rest,
    file: name,
    line: file === undefined ? undefined : line,
  }))
  const inPosts = await Promise.all(files.map((post) => checkPostFile(post, stored)))
  return [...findings, ...checkAnalyticsIds(name, text), ...inPosts.flat(), ...checkPosts(posts)]
}

function lastChange(files: readonly string[]): Date {
  return new Date(Math.max(...files.map((file) => statSync(file).mtimeMs)))
}

/** Checks the texts of a file with posts. */
async function checkPostFile(file: string, stored: StoredPictures): Promise<Finding[]> {
  const found = await checkEntries(parseFile(file), stored)
  return found.map((one) => ({ ...one, file: printedName(file) }))
}

function parseFile(file: string): ContentText {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.md') ? parsePostText(text) : parseContentText(text)
}

/** Removes what the owner has accepted in `content/own/accepted.yaml`, and adds unused entries of it. */
export function removeAcceptedFindings(findings: Finding[]): Finding[] {
  return removeAccepted(findings, path.join(paths.root, acceptedFile), acceptedFile)
}

/**
 * Checks every text by itself.
 * @param store of the pictures; by default, those of the folder are converted in this process
 */
export async function checkEntries(
  text: Pick<ContentText, 'entries'>,
  stored: StoredPictures,
  store?: PictureStore,
): Promise<FindingInFile[]> {
  const samplePictures = JSON.parse(readProject('content/sample-pictures.json')) as Record<
    string,
    string
  >
  const sampleFiles = [paths.sampleContent, ...findPostFiles(paths.sampleContent)]
  const sample = sampleFiles.flatMap((file) => parseFile(file).entries)
  return [
    ...checkTexts(text, { sample, isPage }),
    ...checkPictureHosts(text.entries, readConfig(process.env).pictureHosts),
    ...(await checkPictures(text.entries, {
      folder: paths.pictures,
      stored,
      store,
      samplePictures,
    })),
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
  return fixedPages.has(pathname) || /^\/(?:projects|testimonials|blog)\/[^/]+$/.test(pathname)
}
