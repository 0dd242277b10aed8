import path from 'node:path'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { isSet, readConfig } from '../configuration'
import { readSiteEnv } from '../storedSettings'
import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/database/exportContent'
import { findPostFiles, printedName, type PostSource } from '../content/posts/postFiles'
import {
  isSampleProfile,
  readContent,
  readSample,
  readSamplePictures,
} from '../content/readContent'
import { missingFields } from '../content/report'
import type { YamlSource } from '../content/yamlSource'
import type { Db } from '../database/schema'
import { commandTexts } from '../language/catalogues'
import { paths } from '../paths'
import type { PictureStore } from '../pictures/PictureStore'
import { storedPictures } from '../pictures/repository'
import { UserFacingError } from '../UserFacingError'
import { checkAliases, findPages } from './checkAliases'
import { compareDatabase } from './checkDatabase'
import { checkFacts, checkPosts } from './checkFacts'
import { checkPictureHosts, checkPictures } from './checkPictures'
import { checkSettings } from './checkSettings'
import { checkScripts } from './checkScripts'
import { checkTexts } from './checkTexts'
import { parseContentText, parsePostText, readTexts, type TextEntry } from './contentText'
import { acceptedFile, removeAcceptedFindings } from './acceptedFindings'
import { finding, problem, type Finding } from './finding'

export interface ContentSource {
  /** In findings. */
  name: string
  /** Absent for the database. */
  file?: string
  content: Content
  posts: PostSource[]
  /** The texts, by the name of their file. */
  texts: [name: string, entries: TextEntry[]][]
  lineOf: (...args: Parameters<YamlSource['lineOf']>) => number | undefined
}

/** The content of the database as a source. */
export async function readDatabase(db: Db): Promise<ContentSource> {
  const name = commandTexts().doctor.database
  const content = await exportContent(db)
  // The database has no lines.
  const lineOf = () => undefined
  const posts = (content.posts ?? []).map((post) => ({ post, file: name, lineOf }))
  return { name, content, posts, texts: [[name, readTexts(content)]], lineOf }
}

/** Read once: to parse them takes longer than all other checks. */
let sampleEntries: TextEntry[] | undefined

async function checkSource(
  db: Db,
  { name, content, posts, texts, lineOf }: ContentSource,
  store?: PictureStore,
): Promise<Finding[]> {
  const sample = (sampleEntries ??= readTexts(readSample()))
  const samplePictures = readSamplePictures()
  const pictureOptions = { folder: paths.pictures, stored: storedPictures(db), store }
  const { pictureHosts, languages } = readConfig(process.env)
  const isPage = findPages(content, languages)
  const inTexts = texts.map(async ([file, entries]) => {
    const found = [
      ...checkTexts(entries, { sample, isPage }),
      ...checkScripts(entries),
      ...checkPictureHosts(entries, pictureHosts),
      ...(await checkPictures(entries, { ...pictureOptions, samplePictures })),
    ]
    return found.map((one) => ({ ...one, file }))
  })
  const line = lineOf(['profile', 'full_name'])
  const inContent = [
    ...missingFields(content).flatMap((field) => {
      const path = ['profile', field]
      return finding('should', problem('missing', field), { path, line })
    }),
    ...checkFacts(content, lineOf, new Date(), isSet(await readSiteEnv(db), 'CONTACT_SMTP_URL')),
  ].map((one) => ({ ...one, file: name }))
  const inPosts = [...checkPosts(posts), ...checkAliases(posts, isPage)]
  return [...(await Promise.all(inTexts)).flat(), ...inContent, ...inPosts]
}

/**
 * Reads the content to check: a named file, the owner's content file, or the database.
 * @throws UserFacingError when there is no such file, or it has mistakes
 */
export async function readContentSource(db: Db, named?: string): Promise<ContentSource> {
  if (named !== undefined) return readFileSource(named, named)
  return existsSync(paths.ownContent) ? readFileSource(paths.ownContent) : readDatabase(db)
}

/** @throws UserFacingError when there is no such file, or it has mistakes */
export function readFileSource(
  file: string,
  name = path.relative(paths.root, file),
): ContentSource {
  const { content, posts } = readContent(file)
  const { entries, lineOf } = parseContentText(readFileSync(file, 'utf8'))
  const inPosts = findPostFiles(file).map((post): ContentSource['texts'][number] => [
    printedName(post),
    parsePostText(readFileSync(post, 'utf8')).entries,
  ])
  return { name, file, content, posts, texts: [[name, entries], ...inPosts], lineOf }
}

/** Lists what is wrong or missing in content, and where a file differs from the database. */
export async function checkOwnContent(
  db: Db,
  source: ContentSource,
  store?: PictureStore,
): Promise<Finding[]> {
  const { name, file, content } = source
  const findings = await checkSource(db, source, store)
  if (file === undefined) return findings
  const files = [file, ...findPostFiles(file)]
  const changedAt = new Date(Math.max(...files.map((one) => statSync(one).mtimeMs)))
  const differences = await compareDatabase(db, content, changedAt)
  return [...findings, ...differences.map((one) => ({ ...one, file: name }))]
}

/**
 * Checks content, unless it is the sample, and the settings of this process.
 * @param store reads the pictures; without it, they are converted in this process
 */
export async function checkSite(db: Db, source: ContentSource, store?: PictureStore) {
  const sample: Finding = {
    severity: 'must',
    file: source.name,
    path: ['profile', 'full_name'],
    ...problem('sample'),
  }
  const isSample = isSampleProfile(source.content.profile)
  const inContent = isSample ? [sample] : await checkOwnContent(db, source, store)
  return [...inContent, ...checkSettings(await readSiteEnv(db))]
}

export function removeAcceptedOrReport(findings: Finding[]): Finding[] {
  try {
    return removeAcceptedFindings(findings)
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    return [
      { severity: 'must', file: acceptedFile, code: 'accepted', message: error.text },
      ...findings,
    ]
  }
}
