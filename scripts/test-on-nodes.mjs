/**
 * Builds, and runs the jest tests without PostgreSQL, on several versions of Node, which npx
 * downloads. `npm run test:nodes -- 22` uses one version.
 */
import { spawnSync } from 'node:child_process'

const named = process.argv.slice(2)
const versions = named.length > 0 ? named : ['20', '22', '24']
const steps = [
  'node --version',
  'node scripts/build.mjs',
  'node node_modules/jest/bin/jest.js --selectProjects web server',
]

for (const version of versions) {
  const args = ['--yes', '--package', `node@${version}`, '--call', steps.join(' && ')]
  const { status } = spawnSync('npx', args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
