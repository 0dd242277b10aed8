/** Runs every check and every test, one after another, until one fails. */
import { exitWithNpm } from './lib/exitWithNpm.mjs'
import { runChild } from './lib/runChild.mjs'

const steps = ['format:check', 'lint', 'types', 'test:jest', 'size', 'test:browser']

exitWithNpm()
for (const step of steps) {
  process.exitCode = await runChild('npm', ['run', step])
  if (process.exitCode !== 0) break
}
