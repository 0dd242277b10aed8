import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds something, after installing the Debian package that has it where that is allowed.
 * @param find returns a path, or `undefined`
 * @returns `undefined` where it is still missing
 */
export function findOrInstall(find, packageName) {
  const found = find()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  // Not on stdout, which may be read by a program.
  console.error(`Installing the Debian package ${packageName} …`)
  const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packageName}`
  // One after another: of two at once, apt refuses the second.
  spawnSync('flock', ['/var/cache/apt', 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return find()
}
