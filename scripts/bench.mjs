/** Runs the benchmarks, or those that are named: `npm run bench -- posts`. */
import { renameSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { serverBundle } from './lib/build.mjs'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { clearOwnerEnv } from './lib/environment.mjs'
import { buildFolder, root } from './lib/folders.mjs'

clearOwnerEnv()
process.env.NODE_ENV = 'production'
await buildIfNeeded()
const benchFile = path.join(buildFolder, 'bench.cjs')
const outfile = `${benchFile}.${process.pid}`
await build({
  entryPoints: [path.join(root, 'bench', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: [...serverBundle.external, '@playwright/test', 'esbuild', 'prettier'],
  logLevel: 'warning',
})
renameSync(outfile, benchFile)
await import(benchFile)
