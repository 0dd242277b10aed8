import path from 'node:path'
import { readFileSync } from 'node:fs'
import { databaseFile } from '../content/openContentDatabase'
import { isSampleProfile } from '../content/readContent'
import { checkDatabase } from '../doctor/checkDatabase'
import { checkOwnContent, readContentSource } from '../doctor/checkContent'
import { checkAnalyticsIds, checkSettings } from '../doctor/checkSettings'
import { type Finding, formatFindings, removeAcceptedFindings } from '../doctor/finding'
import { paths } from '../paths'
import { readConfig } from '../configuration'
import { withDatabase } from './withDatabase'

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
  return withDatabase(async (db) => {
    const source = await readContentSource(db, named)
    if (isSampleProfile(source.content.profile)) return [sampleFinding]
    const indexFile = 'index.html'
    const html = readFileSync(path.join(paths.root, indexFile), 'utf8')
    return removeAcceptedFindings([
      ...(await checkOwnContent(db, source)),
      ...checkSettings(process.env),
      ...checkAnalyticsIds(indexFile, html),
    ])
  })
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
