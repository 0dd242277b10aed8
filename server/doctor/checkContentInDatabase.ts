import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/exportContent'
import { findFallbacks } from '../content/report'
import { isSampleProfile } from '../content/readContent'
import type { Db } from '../database/schema'
import type { PictureStore } from '../pictures/PictureStore'
import { storedPictures } from '../pictures/repository'
import { UserFacingError } from '../UserFacingError'
import { checkFacts } from './checkFacts'
import { acceptedFile, checkEntries, removeAcceptedFindings } from './checkOwnContent'
import { checkPosts } from './findMissingParts'
import { checkSettings } from './checkSettings'
import { readTexts } from './contentText'
import { finding, type Finding, type FindingInFile } from './finding'

/** The checked content, and what is wrong or missing in it and in the settings. */
export interface DatabaseContentReport {
  content: Content
  /** Those about content have the path of their value. */
  findings: Finding[]
}

/**
 * Checks the content of the database, and the settings of this process. Findings that the owner has
 * accepted are left out.
 * @param store of the pictures
 */
export async function checkContentInDatabase(
  db: Db,
  store: PictureStore | undefined,
  now: Date,
): Promise<DatabaseContentReport> {
  const content = await exportContent(db)
  const entries = readTexts(content)
  const found = isSampleProfile(content.profile)
    ? finding('must', sampleMessage, { path: ['profile', 'full_name'] })
    : checkContent(content, await checkEntries({ entries }, storedPictures(db), store), now)
  const inContent = found.map((one) => ({ ...one, file: 'the database' }))
  return {
    content,
    findings: removeAcceptedOrReport([...inContent, ...checkSettings(process.env)]),
  }
}

function removeAcceptedOrReport(findings: Finding[]): Finding[] {
  try {
    // Entries of the file that accept nothing here may be about files.
    return removeAcceptedFindings(findings).filter(({ file }) => file !== acceptedFile)
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    return [{ severity: 'must', file: acceptedFile, message: error.message }, ...findings]
  }
}

const sampleMessage =
  'the site still shows the sample: write your own profile. Then this list names every text that is still the sample’s.'

function checkContent(content: Content, inTexts: FindingInFile[], now: Date): FindingInFile[] {
  return [
    ...inTexts,
    ...findFallbacks(content).flatMap(({ path, message }) =>
      finding('should', `${path.at(-1)} ${message.replace(/\.$/, '')}.`, { path }),
    ),
    ...checkFacts(content, noLine, now),
    ...(content.posts ?? []).flatMap((post, index) =>
      checkPosts([{ post, file: '', lineOf: noLine }]).map((one) => ({
        ...one,
        path: ['posts', index, ...(one.path ?? [])],
      })),
    ),
  ]
}

const noLine = () => undefined
