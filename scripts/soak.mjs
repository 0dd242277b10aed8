/**
 * Runs the tests with random values for longer: 20,000 requests on each database, 200 arbitrary
 * responses for each page, 5,000 texts, concurrent writes for five minutes and 50 kills of a writing
 * server on each database, requests for a million different addresses, and a site of every source that
 * can be imported. SOAK_REQUESTS, SOAK_RESPONSES, SOAK_TEXTS, SOAK_MINUTES, SOAK_KILLS and
 * SOAK_ADDRESSES override these numbers.
 */
import { runChild } from './lib/processes.mjs'

process.env.SOAK_REQUESTS ??= '20000'
process.env.SOAK_RESPONSES ??= '200'
process.env.SOAK_TEXTS ??= '5000'
process.env.SOAK_MINUTES ??= '5'
process.env.SOAK_KILLS ??= '50'
process.env.SOAK_ADDRESSES ??= '1000000'
const tests =
  'server/tests/(fuzz|embedded/durability)|src/app/tests/arbitraryResponses|RichText.test|parseMarkdown|content/translations'
const code = await runChild('npm', ['run', 'test:jest', '--', '--testPathPatterns', tests])
if (code === 0) {
  process.argv.push('dataSafety', 'memory', 'sources')
  await import('./process-tests.mjs')
} else {
  process.exitCode = code
}
