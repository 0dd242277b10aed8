/**
 * Runs every check and every test; ends after the step in which one fails. ESLint needs one core for
 * as long as the other checks and a part of the tests: it runs beside them.
 */
import { exitWithNpm, runChild } from './lib/processes.mjs'

/**
 * Runs scripts of npm at once.
 * @param {string[]} scripts
 * @returns {Promise<number>} the highest exit code
 */
async function run(...scripts) {
  return Math.max(...(await Promise.all(scripts.map((name) => runChild('npm', ['run', name])))))
}

const testUnits = async () =>
  (await run('format:check', 'types', 'size')) || (await run('test:jest'))

exitWithNpm()
const codes = await Promise.all([run('lint'), testUnits()])
process.exitCode = Math.max(...codes) || (await run('test:browser'))
