import path from 'node:path'
import { readFileSync } from 'node:fs'
import { databaseFile } from '../content/openContentDatabase'
import { isSampleProfile } from '../content/readContent'
import { checkDatabase } from '../doctor/checkDatabase'
import {
  checkContentInDatabase,
  checkOwnContent,
  readContentSource,
  type ContentSource,
} from '../doctor/checkContent'
import { checkAnalyticsIds, checkSettings } from '../doctor/checkSettings'
import { findUnusedAcceptances, removeAcceptedFindings } from '../doctor/acceptedFindings'
import {
  formatFindings,
  formatNeeded,
  isNeeded,
  localizeFindings,
  problem,
  type Finding,
} from '../doctor/finding'
import type { Db } from '../database/schema'
import { commandTexts } from '../language/catalogues'
import { paths } from '../paths'
import { readConfig } from '../configuration'
import { readSiteEnv } from '../storedSettings'
import { withDatabase } from './withDatabase'

const sampleFinding: Finding = { severity: 'must', file: 'content', ...problem('sample') }

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
    const findings = [
      ...(await checkOwnContent(db, source)),
      ...checkSettings(await readSiteEnv(db)),
      ...checkAnalyticsIds(indexFile, html),
    ]
    // What the owner has accepted may not be in a file that is named.
    const unused = named === undefined ? await findUnused(db, source, findings) : []
    return [...removeAcceptedFindings(findings), ...unused]
  })
}

/** Entries that accept neither a finding of the files nor one that the studio shows. */
async function findUnused(
  db: Db,
  { file }: ContentSource,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const unused = findUnusedAcceptances(findings)
  if (unused.length === 0 || file === undefined) return unused
  const { findings: inDatabase } = await checkContentInDatabase(db, undefined, new Date())
  return findUnusedAcceptances([...findings, ...inDatabase])
}

/**
 * `doctor [FILE] [--all] [--json]`: lists what to correct before the site is published. Possible
 * improvements are counted beside it, and listed with `--all`.
 */
export async function doctor(args: string[]): Promise<void> {
  const findings = await findAll(args.find((arg) => !arg.startsWith('--')))
  const isReady = !findings.some(isNeeded)
  const all = args.includes('--all')
  const texts = commandTexts()
  if (args.includes('--json')) {
    const shown = all ? findings : findings.filter(isNeeded)
    console.log(JSON.stringify(localizeFindings(shown, texts), null, 2))
  } else if (all || !isReady) {
    console.log((all ? formatFindings : formatNeeded)(findings, texts))
  }
  if (!isReady) process.exitCode = 1
}
