/**
 * Runs unit, component and server tests, and a build, on other versions of Node than the
 * installed one; npx fetches them. `npm run test:nodes -- 22` for one of them.
 */
import { spawnSync } from 'node:child_process'

const named = process.argv.slice(2)
const versions = named.length > 0 ? named : ['20', '22', '24']
const steps = [
  'node scripts/build.mjs',
  'node node_modules/jest/bin/jest.js --selectProjects web server',
]

for (const version of versions) {
  const command = ['node --version', ...steps].join(' && ')
  const args = ['--yes', '--package', `node@${version}`, '--call', command]
  const { status } = spawnSync('npx', args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
