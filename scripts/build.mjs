/**
 * Builds the site into dist/ and the server into build/. `site` or `server`: builds for a parent
 * process that holds the build lock, the site without its pictures.
 */
import { loadDotEnv } from './lib/environment.mjs'
import { texts } from './lib/texts.mjs'

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function explain(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error(texts.packageMissing)
  process.exit(1)
}

const [part] = process.argv.slice(2)
const { build, bundleServer } = await import('./lib/build.mjs').catch(explain)
if (part === undefined) {
  const { withBuildLock } = await import('./lib/buildLock.mjs')
  loadDotEnv()
  await withBuildLock(() => build({ withPictures: true }))
} else {
  // The parent has ended, and no longer holds the lock.
  process.once('disconnect', () => process.exit(1))
  await (part === 'server' ? bundleServer() : build({ withPictures: false }))
  process.exit()
}
