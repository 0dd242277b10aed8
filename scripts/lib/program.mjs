import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Where a program is, after installing Debian's package of it if need be.
 * @param places where it may be
 * @throws with one line that says what to do
 */
export function ensureProgram(name, places, packageName = name) {
  const found = () => places.find((place) => existsSync(place))
  if (found()) return found()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], options)
  }
  if (found()) return found()
  throw new Error(`No ${name} found: install the package "${packageName}".`)
}
