import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Document, visit } from 'yaml'
import { readContent, type ReadContent } from '../content/readContent'
import { formatNotes, formatTaken } from '../content/report'
import type { ReadImport } from '../content/sources/readImport'

const folder = path.join(__dirname, '../content/jsonResume/fixtures')

/** Reads one of the résumés in `server/content/jsonResume/fixtures/`. */
export function readFixture(name: string): ReadContent {
  return readContent(path.join(folder, name))
}

/** All of them: dialects, languages and mistakes as they are found in published résumés. */
export const fixtureNames: readonly string[] = readdirSync(folder)

/** Without fields that are undefined, as a file has it. */
export const asFile = <T>(content: T) => JSON.parse(JSON.stringify(content)) as T

/**
 * What the owner reads about a source, and the content file that it becomes, with small lists and
 * entries in one line each.
 */
export function recordImport({ kind, language, report, content }: ReadImport): string {
  const document = new Document(asFile(content))
  visit(document, {
    Collection: (_key, node) => void (node.flow = JSON.stringify(node).length <= 100),
  })
  const title = `${kind} (${language ?? '?'}): ${formatTaken(report)}`
  return [title, formatNotes(report), document.toString({ lineWidth: 0 })].join('\n\n')
}
