/** Builds the site or the server for another process, which holds the build lock. */

// The other process has ended, and no longer holds the lock.
process.once('disconnect', () => process.exit(1))

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function explain(error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error(
    'A package that builds the site is missing: run "npm ci" without --omit=dev, or "npm run release" on another machine.',
  )
  process.exit(1)
}

const { build, bundleServer } = await import('./build.mjs').catch(explain)
if (process.argv[2] === 'server') await bundleServer()
else await build({ withPictures: false })
process.exit()
