import path from 'node:path'
import { readContent, type ReadContent } from '../readContent'

/** Reads one of the résumés in `fixtures/`. */
export function readFixture(name: string): ReadContent {
  return readContent(path.join(__dirname, 'fixtures', name))
}

/** All of them: dialects, languages and mistakes as they are found in published résumés. */
export const fixtureNames = [
  'american-plain-skills.json',
  'french-minimal.json',
  'german-old-fields.json',
  'indonesian-mistakes.json',
  'kenyan-years.yaml',
  'spanish-markdown.json',
]
