/**
 * Runs every check and every test until one fails. The first four use one core each, so they run
 * at once; the others use all cores.
 */
import { exitWithNpm, runChild } from './lib/processes.mjs'

const steps = [['format:check', 'lint', 'types', 'size'], ['test:jest'], ['test:browser']]

exitWithNpm()
for (const scripts of steps) {
  const codes = await Promise.all(scripts.map((script) => runChild('npm', ['run', script])))
  process.exitCode = Math.max(...codes)
  if (process.exitCode !== 0) break
}
