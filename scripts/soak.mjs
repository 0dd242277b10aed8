/**
 * Runs the tests of data safety and memory for longer: 1,000 schedules of two tabs on each
 * database, concurrent writes for five minutes and 50 kills of a writing server on each database,
 * and requests for a million different addresses. SOAK_SCHEDULES, SOAK_MINUTES, SOAK_KILLS and
 * SOAK_ADDRESSES override these numbers; SOAK_SEED runs one schedule again.
 */
import { runChild } from './lib/runChild.mjs'

process.env.SOAK_SCHEDULES ??= '1000'
process.env.SOAK_MINUTES ??= '5'
process.env.SOAK_KILLS ??= '50'
process.env.SOAK_ADDRESSES ??= '1000000'
const jest = ['run', 'test:jest', '--', '--selectProjects', 'server', 'postgres']
const code = await runChild('npm', [...jest, '--testPathPatterns', 'server/tests/editing'])
if (code === 0) {
  process.argv.push('dataSafety', 'memory')
  await import('./browser-tests.mjs')
} else {
  process.exitCode = code
}
