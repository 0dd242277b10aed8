import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { withBuildLock } from './buildLock.mjs'
import { isCurrent, serverBuild, siteBuild } from './fingerprint.mjs'
import { picturesFile, root, siteFolder } from './folders.mjs'
import { texts } from './texts.mjs'

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
      console.error(texts.building)
      await runBuild('site')
    }
    return work()
  })
}

/** Another process may have bundled the server while this one waited for the lock. */
async function bundleOutdatedServer() {
  if (!isCurrent(serverBuild)) await runBuild('server')
}

/**
 * Builds in a process of its own, because the server would keep the memory of the bundlers. This
 * process exits with its exit code if it fails: it has printed why.
 * @param {'site' | 'server'} name
 */
async function runBuild(name) {
  const child = fork(path.join(root, 'scripts', 'build.mjs'), [name])
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(code ?? 1)
}
