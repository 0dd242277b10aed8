/** Builds the site into dist/ and the server into build/. */
import { build } from './lib/build.mjs'
import { withBuildLock } from './lib/buildLock.mjs'
import { loadDotEnv } from './lib/environment.mjs'

loadDotEnv()
await withBuildLock(() => build({ withPictures: true }))
