/** Builds only what is outdated. The bundlers take 0.2 s to import: they are imported only then. */
import { withBuildLock } from './buildLock.mjs'
import { picturesFile, root, siteFolder } from './folders.mjs'
import { isCurrent, serverBuild, siteBuild } from './fingerprint.mjs'

/** Bundles the server and its commands if needed, without the site. */
export async function bundleServerIfNeeded() {
  if (!isCurrent(serverBuild)) await withBuildLock(bundleOutdatedServer)
}

/** Builds the site with its pictures and the server if needed: for tests and measurements. */
export async function buildIfNeeded() {
  await withCurrentBuild(async () => {
    const { buildPictures } = await import(picturesFile)
    await buildPictures(root, siteFolder)
  })
}

/**
 * Builds the site and the server if needed, then runs `work`. No other process replaces the
 * build until `work` has finished.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 */
export function withCurrentBuild(work) {
  return withBuildLock(async () => {
    if (isCurrent(siteBuild)) {
      await bundleOutdatedServer()
    } else {
      // On stderr: other programs may parse the standard output.
      console.error('Building the site …')
      const { build } = await import('./build.mjs')
      await build({ withPictures: false })
    }
    return work()
  })
}

/** Another process may have bundled the server while this one waited for the lock. */
async function bundleOutdatedServer() {
  if (isCurrent(serverBuild)) return
  const { bundleServer } = await import('./build.mjs')
  await bundleServer()
}
