import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildSite } from 'vite'
import { buildPictures } from './pictures.mjs'
import './settings.mjs'

// The package is CommonJS for jest's sake, and Vite warns that it will one day read its
// configuration otherwise.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

export const root = path.resolve(import.meta.dirname, '..', '..')
const fingerprintFile = path.join(root, 'build', 'fingerprint')

/** Everything that the build is made from. */
const sources = [
  'src',
  'server',
  'public',
  'scripts/lib',
  'index.html',
  'vite.config.ts',
  'content/posts.json',
  'content/own/posts.json',
  'package-lock.json',
]

/** The server in one file: everything in it but the database driver. */
export const serverFile = path.join(root, 'build', 'server.cjs')

/** How the server and its commands become one file each. */
export const serverBundle = {
  entryPoints: {
    server: path.join(root, 'server', 'main.ts'),
    commands: path.join(root, 'server', 'commands.ts'),
  },
  outdir: path.join(root, 'build'),
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['libsql', 'pg-native', 'sharp'],
  sourcemap: true,
  logLevel: 'warning',
}

/** Where the site is built, before it takes the place of the one that may be in use. */
const unfinished = path.join(root, 'build', 'site')
const finished = path.join(root, 'dist')
const previous = path.join(root, 'build', 'previous')

/** Builds the site into dist/; what renders its pages, and the server, into build/. */
export async function build() {
  process.env.NODE_ENV ??= 'production'
  const site = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' }
  await buildSite({ ...site, build: { outDir: unfinished, emptyOutDir: true } })
  await buildSite({ ...site, build: { ssr: 'src/app/renderPage.tsx' } })
  const colours = await buildPictures(root, unfinished)
  // The one in use goes when the other stands in its place.
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(finished)) renameSync(finished, previous)
  renameSync(unfinished, finished)
  rmSync(previous, { recursive: true, force: true })
  writeFileSync(path.join(root, 'build', 'pictureColours.json'), JSON.stringify(colours))
  await bundleServer()
  writeFileSync(fingerprintFile, fingerprint())
}

/** Bundles the server and its commands: a matter of a moment. */
export async function bundleServer() {
  await bundle(serverBundle)
}

/** Builds where there is no build yet, or where it was made from something else. */
export async function buildIfNeeded() {
  const built =
    existsSync(path.join(finished, 'index.html')) &&
    existsSync(serverFile) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === fingerprint()
  if (built) return
  // Not among what a command prints for a program to read.
  console.error('Building the site …')
  await build()
}

/** The content of all sources, and the settings that go into the build, as one short text. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesUnder)) {
    hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  for (const [key, value] of Object.entries(process.env).sort()) {
    if (/^(VITE_|PUBLIC_URL$|BASE_PATH$)/.test(key)) hash.update(`${key}=${value}`)
  }
  return hash.digest('hex')
}

function filesUnder(name) {
  const place = path.resolve(root, name)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
