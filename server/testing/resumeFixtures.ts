import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readContent, type ReadContent } from '../content/readContent'

const folder = path.join(__dirname, '../content/jsonResume/fixtures')

/** Reads one of the résumés in `server/content/jsonResume/fixtures/`. */
export function readFixture(name: string): ReadContent {
  return readContent(path.join(folder, name))
}

/** All of them: dialects, languages and mistakes as they are found in published résumés. */
export const fixtureNames: readonly string[] = readdirSync(folder)
