/** Runs the benchmarks, or those that are named: `npm run bench -- merges`. */
import './lib/noInstallation.mjs'
import path from 'node:path'
import { build } from 'esbuild'
import { buildIfNeeded, root, serverBundle } from './lib/build.mjs'

process.env.NODE_ENV = 'production'
await buildIfNeeded()
const outfile = path.join(root, 'build', 'bench.cjs')
await build({
  entryPoints: [path.join(root, 'bench', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  define: { 'process.env.NODE_ENV': '"production"' },
  external: [...serverBundle.external, 'autocannon', 'json-server', '@playwright/test', 'esbuild'],
  logLevel: 'warning',
})
await import(outfile)
