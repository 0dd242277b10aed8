import { existsSync } from 'node:fs'
import { findOrInstall } from './debianPackage.mjs'

/**
 * Where a program is, after installing Debian's package of it if need be.
 * @param places where it may be
 * @throws with one line that says what to do
 */
export function ensureProgram(name, places, packageName = name) {
  const found = findOrInstall(() => places.find((place) => existsSync(place)), packageName)
  if (found) return found
  throw new Error(`No ${name} found: install the package "${packageName}".`)
}
