import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** @param {readonly string[]} paths */
export const findExisting = (paths) => paths.find((file) => existsSync(file))

/**
 * Finds a program. If it is missing and this process may install packages, installs the Debian
 * package that contains it.
 * @param {readonly string[] | (() => string | undefined)} search where the program may be
 * @param {string} packageName
 * @returns {string | undefined} nothing if the program is still missing
 */
export function findOrInstall(search, packageName) {
  const find = () => (typeof search === 'function' ? search() : findExisting(search))
  const found = find()
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  // On stderr: other programs may parse the standard output.
  console.error(`Installing the Debian package ${packageName} …`)
  const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${packageName}`
  // apt-get fails while another one runs: flock makes it wait.
  spawnSync('flock', ['/var/cache/apt', 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return find()
}

/**
 * Returns the path of a program, after installing its Debian package if it is missing.
 * @param {string} name
 * @param {readonly string[]} paths where the program may be
 * @throws if the program is still missing, with a message that says what to do
 */
export function ensureProgram(name, paths, packageName = name) {
  const found = findOrInstall(paths, packageName)
  if (found) return found
  throw new Error(`No ${name} found: install the package "${packageName}".`)
}

export function ensureFirefox() {
  return ensureProgram('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], 'firefox-esr')
}

/** Returns the paths of WebKitGTK's WebDriver, whose package includes the browser, and of Xvfb. */
export function ensureWebKit() {
  return {
    driver: ensureProgram('WebKitWebDriver', ['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver'),
    display: ensureProgram('Xvfb', ['/usr/bin/Xvfb'], 'xvfb'),
  }
}
