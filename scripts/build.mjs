/** Builds the site into dist/ and the server into build/. */
import './lib/loadDotEnv.mjs'
import { build } from './lib/build.mjs'
import { withBuildLock } from './lib/buildLock.mjs'

await withBuildLock(build)
