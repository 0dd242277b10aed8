import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/exportContent'
import { databaseFile } from '../content/openContentDatabase'
import { readContent } from '../content/readContent'
import { removeAccepted } from '../doctor/acceptedFindings'
import { checkDatabase } from '../doctor/checkDatabase'
import { checkFacts } from '../doctor/checkFacts'
import { checkAnalyticsIds, checkSettings } from '../doctor/checkSettings'
import { checkTexts } from '../doctor/checkTexts'
import { compareDatabase } from '../doctor/compareDatabase'
import { parseContentText } from '../doctor/contentText'
import type { Finding, FindingInFile } from '../doctor/finding'
import { formatFindings } from '../doctor/formatFindings'
import { loadRenderer } from '../pages/renderer'
import { paths } from '../paths'
import { readConfig } from '../plugins/configuration'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

/** Relative to the project's folder. */
const acceptedFile = 'content/own/accepted.yaml'

const readProject = (file: string): string => readFileSync(path.join(paths.root, file), 'utf8')

/** The content to check. */
interface Source {
  /** In findings. */
  name: string
  /** Absent for the content of the database. */
  file?: string
  text: string
  content: Content
}

/** Reads the named file, the owner's content file, or the database. */
async function readSource(named: string | undefined): Promise<Source> {
  const file = named ?? (existsSync(paths.ownContent) ? paths.ownContent : undefined)
  if (file === undefined) {
    const content = await withDatabase(exportContent)
    return { name: 'the database', text: stringify(content), content }
  }
  if (!existsSync(file)) throw new UserFacingError(`${file} does not exist: name a content file.`)
  const name = named ?? path.relative(paths.root, file)
  return { name, file, text: readFileSync(file, 'utf8'), content: readContent(file) }
}

/** Lists what is wrong with the content of a file or of the database. */
async function checkSource({ name, file, text, content }: Source): Promise<Finding[]> {
  const { resolvePage } = loadRenderer(paths.renderer)
  const { entries, lineOf } = parseContentText(text)
  const findings: FindingInFile[] = [
    ...checkTexts(
      { entries, lineOf },
      {
        sample: readProject('content/sample.yaml'),
        publicFolder: path.join(paths.root, 'public'),
        samplePictures: JSON.parse(readProject('content/sample-pictures.json')) as Record<
          string,
          string
        >,
        isPage: (address) => resolvePage(address).page !== undefined,
      },
    ),
    ...checkFacts(content, lineOf, new Date()),
    ...(file === undefined
      ? []
      : await withDatabase((db) => compareDatabase(db, content, statSync(file).mtime))),
  ]
  return [
    ...findings.map((one) => ({
      ...one,
      file: name,
      line: file === undefined ? undefined : one.line,
    })),
    ...checkAnalyticsIds(name, text),
  ]
}

/** Whether the content is still the sample's. */
function isSample({ profile }: Content): boolean {
  const sample = readContent(paths.sampleContent).profile
  return profile.full_name === sample.full_name && profile.bio === sample.bio
}

const sampleFinding: Finding = {
  severity: 'must',
  file: 'content',
  message:
    'the site still shows the sample. Make your own content with "npm run own -- resume.json" from a JSON Resume, or with "npm run own" from your name, title and e-mail address; then run the doctor again: it lists what is missing, with file and line.',
}

async function findAll(named: string | undefined): Promise<Finding[]> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const damage = databaseUrl === undefined ? await checkDatabase(databaseFile(dataDir)) : []
  // The content of a damaged database cannot be read.
  if (damage.length > 0) return damage
  const source = await readSource(named)
  if (isSample(source.content)) return [sampleFinding]
  const findings = [
    ...(await checkSource(source)),
    ...checkSettings(process.env),
    ...checkAnalyticsIds('index.html', readProject('index.html')),
  ]
  return removeAccepted(findings, path.join(paths.root, acceptedFile), acceptedFile)
}

/** `doctor [FILE] [--json]`: lists what to correct before the site is published. */
export async function doctor(args: string[]): Promise<void> {
  const findings = await findAll(args.find((arg) => !arg.startsWith('--')))
  const text = args.includes('--json')
    ? JSON.stringify(findings, null, 2)
    : formatFindings(findings)
  if (text !== '') console.log(text)
  if (findings.some(({ severity }) => severity !== 'could')) process.exitCode = 1
}
