import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'
import { readConfig } from '../plugins/configuration'
import { exportContent } from '../content/exportContent'
import { databaseFile } from '../content/openContentDatabase'
import { checkContent, type ContentFile } from '../doctor/checkContent'
import { checkDatabase } from '../doctor/checkDatabase'
import { checkAnalyticsIds, checkSettings } from '../doctor/checkSettings'
import type { Finding } from '../doctor/finding'
import { paths } from '../paths'
import { loadRenderer } from '../pages/renderer'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

const ownContent = 'content/own/content.yaml'
const posts = ['content/own/posts.json', 'content/posts.json']

const inProject = (file: string) => path.join(paths.root, file)
const readProject = (file: string): string => readFileSync(inProject(file), 'utf8')

/** Reads the content to check: the named file, the owner's content file, or the database. */
async function readContentFile(named: string | undefined): Promise<ContentFile> {
  if (named !== undefined) {
    if (!existsSync(named))
      throw new UserFacingError(`${named} does not exist: name a content file.`)
    return { name: named, text: readFileSync(named, 'utf8') }
  }
  if (existsSync(inProject(ownContent))) return { name: ownContent, text: readProject(ownContent) }
  const text = stringify(await withDatabase((db) => exportContent(db)))
  return { name: 'the database (npm run content -- export FILE)', text }
}

async function findAll(named: string | undefined): Promise<Finding[]> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const damage = databaseUrl === undefined ? await checkDatabase(databaseFile(dataDir)) : []
  // The content of a damaged database cannot be read.
  if (damage.length > 0) return damage
  const { resolvePage } = loadRenderer(paths.renderer)
  const postsFile = posts.find((file) => existsSync(inProject(file))) ?? ''
  const options = {
    publicFolder: inProject('public'),
    samplePictures: JSON.parse(readProject('content/sample-pictures.json')) as Record<
      string,
      string
    >,
    isPage: (address: string) => resolvePage(address).page !== undefined,
  }
  const content = await readContentFile(named)
  return [
    ...checkSettings(process.env),
    ...checkContent(content, { ...options, sample: readProject('content/sample.yaml') }),
    ...checkContent(
      { name: postsFile, text: readProject(postsFile) },
      { ...options, sample: readProject('content/posts.json') },
    ),
    ...checkAnalyticsIds(content.name, content.text),
    ...checkAnalyticsIds('index.html', readProject('index.html')),
  ]
}

/** `doctor [FILE] [--json]`: lists what to correct before the site is published. */
export async function doctor(args: string[]): Promise<void> {
  const findings = await findAll(args.find((arg) => !arg.startsWith('--')))
  if (args.includes('--json')) console.log(JSON.stringify(findings, null, 2))
  else {
    for (const { file, line, message } of findings) {
      console.log(`${file}${line ? `:${line}` : ''}: ${message}`)
    }
  }
  if (findings.length > 0) process.exitCode = 1
}
