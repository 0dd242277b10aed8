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

/** What visitors get to see: the named file, the owner's usual one, else the database itself. */
async function readVisible(named: string | undefined): Promise<ContentFile> {
  if (named !== undefined) {
    if (!existsSync(named)) throw new UserFacingError(`${named} cannot be read.`)
    return { name: named, text: readFileSync(named, 'utf8') }
  }
  if (existsSync(inProject(ownContent))) return { name: ownContent, text: readProject(ownContent) }
  const text = stringify(await withDatabase((db) => exportContent(db)))
  return { name: 'the database (npm run content -- export FILE)', text }
}

async function findAll(named: string | undefined): Promise<Finding[]> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const damage = databaseUrl === undefined ? await checkDatabase(databaseFile(dataDir)) : []
  // A damaged database has no content that could be checked.
  if (damage.length > 0) return damage
  const { resolvePage } = loadRenderer(paths.renderer)
  const postsFile = posts.find((file) => existsSync(inProject(file))) ?? ''
  const around = {
    publicFolder: inProject('public'),
    samplePictures: JSON.parse(readProject('content/sample-pictures.json')) as Record<
      string,
      string
    >,
    isPage: (address: string) => resolvePage(address).page !== undefined,
  }
  const visible = await readVisible(named)
  return [
    ...checkSettings(process.env),
    ...checkContent(visible, { ...around, sample: readProject('content/sample.yaml') }),
    ...checkContent(
      { name: postsFile, text: readProject(postsFile) },
      { ...around, sample: readProject('content/posts.json') },
    ),
    ...checkAnalyticsIds(visible.name, visible.text),
    ...checkAnalyticsIds('index.html', readProject('index.html')),
  ]
}

/** `doctor [FILE] [--json]`: what should be put right before the site goes public. */
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
