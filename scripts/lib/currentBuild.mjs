/**
 * Builds what is not current. The bundlers, which take 0.2 s to import, are imported only
 * then.
 */
import { withBuildLock } from './buildLock.mjs'
import { isCurrent, serverBuild, siteBuild } from './fingerprint.mjs'

/** Bundles the server and its commands if needed, without the site. */
export async function bundleServerIfNeeded() {
  if (isCurrent(serverBuild)) return
  await withBuildLock(bundleServerUnlessCurrent)
}

/** Builds the site and the server if needed. */
export async function buildIfNeeded() {
  await withCurrentBuild(() => undefined)
}

/**
 * Builds the site and the server if needed, then runs `work`; no other process replaces the
 * build until `work` has finished.
 */
export function withCurrentBuild(work) {
  return withBuildLock(async () => {
    if (isCurrent(siteBuild)) {
      await bundleServerUnlessCurrent()
    } else {
      // Not among what a command prints for a program to read.
      console.error('Building the site …')
      const { build } = await import('./build.mjs')
      await build()
    }
    return work()
  })
}

async function bundleServerUnlessCurrent() {
  if (isCurrent(serverBuild)) return
  const { bundleServer } = await import('./build.mjs')
  await bundleServer()
}
