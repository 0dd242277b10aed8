import { parseArgs } from 'node:util'
import { databaseFile } from '../content/database/openContentDatabase'
import { assertMainLanguage } from '../database/mainLanguage'
import { checkDatabase } from '../doctor/checkDatabase'
import { checkSite, readContentSource } from '../doctor/checkContent'
import { removeAcceptedFindings } from '../doctor/acceptedFindings'
import {
  formatFindings,
  formatNeeded,
  isNeeded,
  localizeFindings,
  type Finding,
} from '../doctor/finding'
import { commandTexts } from '../language/catalogues'
import { readConfig } from '../configuration'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

async function findAll(named: string | undefined): Promise<Finding[]> {
  const { dataDir, databaseUrl, languages } = readConfig(process.env)
  const damage = databaseUrl === undefined ? await checkDatabase(databaseFile(dataDir)) : []
  // The content of a damaged database cannot be read.
  if (damage.length > 0) return damage
  return withDatabase(async (db) => {
    await assertMainLanguage(db, languages[0])
    const source = await readContentSource(db, named)
    return removeAcceptedFindings(await checkSite(db, source))
  })
}

/**
 * `doctor [FILE] [--all] [--json]`: lists what to correct before the site is published. Possible
 * improvements are counted beside it, and listed with `--all`.
 */
export async function doctor(args: string[]): Promise<void> {
  const { file, all, json } = readArguments(args)
  const findings = await findAll(file)
  const isReady = !findings.some(isNeeded)
  const texts = commandTexts()
  if (json) {
    const shown = all ? findings : findings.filter(isNeeded)
    console.log(JSON.stringify(localizeFindings(shown, texts), null, 2))
  } else if (all || !isReady) {
    console.log((all ? formatFindings : formatNeeded)(findings, texts))
  }
  if (!isReady) process.exitCode = 1
}

/** @throws UserFacingError with the usage */
function readArguments(args: string[]) {
  const options = { all: { type: 'boolean' }, json: { type: 'boolean' } } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...others] = positionals
    if (others.length === 0) return { ...values, file }
  } catch {
    // The usage names the options.
  }
  throw new UserFacingError((texts) => texts.doctor.usage)
}
