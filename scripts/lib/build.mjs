/** The builds. The callers of `build` and `bundleServer` hold the build lock. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildSite } from 'vite'
import { readCommonPasswords } from './commonPasswords.mjs'
import { fingerprintsOf, replaceBuilds, serverBuild, siteBuild } from './fingerprint.mjs'
import { buildFolder, mainFile, picturesFile, root, siteFolder, studioFolder } from './folders.mjs'
import { moveFiles, replaceSite } from './replaceFiles.mjs'

// Vite warns that it will read the configuration of a CommonJS package natively in the future.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

/**
 * Escapes characters outside ASCII, which esbuild leaves in regular expressions: one of them is enough
 * for the engine to hold the whole bundle, 5 MB, with two bytes per character.
 * @type {import('esbuild').Plugin}
 */
const escapeCharacters = {
  name: 'escape-characters',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8')
      const contents = text.replace(
        /(\\*)([^\0-\x7f])/g,
        (_, /** @type {string} */ slashes, /** @type {string} */ character) =>
          // A character that is escaped already stays escaped once.
          `${slashes.slice(slashes.length % 2)}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      return contents === text ? undefined : { contents, loader: file.endsWith('ts') ? 'ts' : 'js' }
    })
  },
}

/** How the server, its commands and the conversion of pictures are bundled into one file each. */
export const serverBundle = /** @satisfies {import('esbuild').BuildOptions} */ ({
  entryPoints: {
    server: path.join(root, 'server', 'start.ts'),
    main: path.join(root, 'server', 'main.ts'),
    commands: path.join(root, 'server', 'commands', 'main.ts'),
    imaging: path.join(root, 'server', 'pictures', 'conversion', 'imagingMain.ts'),
    pictures: path.join(root, 'server', 'pictures', 'openPictures.ts'),
  },
  outdir: buildFolder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  // `loadCompiled` supports no dynamic imports.
  supported: { 'dynamic-import': false },
  // The library for passkeys is large, and most processes never need it.
  external: ['libsql', 'pg-native', 'sharp', '@simplewebauthn/server'],
  // Whatever the environment of the process: packages contain a slow build for development, too.
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.COMMON_PASSWORDS': JSON.stringify(readCommonPasswords(root)),
  },
  // With names, which error messages contain. The engine parses and holds a third less.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  plugins: [escapeCharacters],
  sourcemap: true,
  logLevel: 'warning',
})

/** @type {import('vite').InlineConfig} */
const viteConfig = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' }
const studioConfig = { ...viteConfig, configFile: path.join(root, 'vite.studio.config.ts') }

/**
 * Builds the site into dist/, and the renderer of its pages, the studio and the server into build/.
 * @param {{ withPictures: boolean }} options whether dist/ also contains the pictures, which a
 *   static host needs; the server converts them itself
 */
export async function build({ withPictures }) {
  process.env.NODE_ENV ??= 'production'
  const fingerprints = fingerprintsOf(siteBuild, serverBuild)
  await inTemporaryFolder(async (folder) => {
    const site = path.join(folder, 'site')
    const studio = path.join(folder, 'studio')
    const bundles = path.join(folder, 'bundles')
    mkdirSync(bundles)
    await Promise.all([
      buildSite({ ...viteConfig, build: { outDir: site, copyPublicDir: false } }),
      buildSite({ ...studioConfig, build: { outDir: studio } }),
      bundleRendererInto(bundles),
      bundleServerInto(bundles),
    ])
    // Without the pictures: their originals are not published.
    const filter = (/** @type {string} */ file) => file !== path.join(root, 'public', 'pictures')
    cpSync(path.join(root, 'public'), site, { recursive: true, filter })
    if (withPictures) {
      const { buildPictures } = await import(path.join(bundles, path.basename(picturesFile)))
      await buildPictures(root, site)
    }
    replaceBuilds(fingerprints, () => {
      moveFiles(bundles, buildFolder)
      replaceSite(site, siteFolder)
      replaceSite(studio, studioFolder, 'studio.html')
    })
  })
}

/** Bundles only the server and its commands, which takes less than a second. */
export async function bundleServer() {
  const fingerprints = fingerprintsOf(serverBuild)
  await inTemporaryFolder(async (folder) => {
    await bundleServerInto(folder)
    replaceBuilds(fingerprints, () => moveFiles(folder, buildFolder))
  })
}

// Not written by Vite and esbuild: the source maps have paths relative to build/, where the files
// are moved to.

/**
 * A module as `loadCompiled` runs it: the engine would hold a second copy if it were wrapped then.
 * @param {string} code
 */
const functionOf = (code) =>
  `(function (exports, require, module, __filename, __dirname) {${code}\n})`

/** @param {string} folder */
async function bundleRendererInto(folder) {
  const options = { ssr: 'src/app/rendering/renderPage.tsx', write: false }
  const result = await buildSite({ ...viteConfig, build: options })
  for (const file of [result].flat().flatMap((part) => ('output' in part ? part.output : []))) {
    const content = file.type === 'chunk' ? functionOf(file.code) : file.source
    writeFileSync(path.join(folder, file.fileName), content)
  }
}

/** @param {string} folder */
async function bundleServerInto(folder) {
  const { outputFiles, metafile } = await bundle({
    ...serverBundle,
    absWorkingDir: root,
    metafile: true,
    write: false,
  })
  const isSource = (/** @type {string} */ file) =>
    /(^|\/)node_modules\//.test(file) ||
    serverBuild.sources.some((source) => `${file}/`.startsWith(`${source}/`))
  const unknown = Object.keys(metafile.inputs).filter((file) => !isSource(file))
  if (unknown.length > 0) throw new Error(`Missing in the sources of the server: ${unknown}`)
  for (const file of outputFiles) {
    const name = path.basename(file.path)
    const content = name === path.basename(mainFile) ? functionOf(file.text) : file.contents
    writeFileSync(path.join(folder, name), content)
  }
}

/**
 * Runs `work` with a new folder in build/, which is removed afterwards.
 * @param {(folder: string) => Promise<void>} work
 */
async function inTemporaryFolder(work) {
  // The files of builds that were killed.
  for (const parent of [buildFolder, path.join(buildFolder, 'pictures')]) {
    const names = existsSync(parent) ? readdirSync(parent) : []
    for (const name of names.filter((name) => name.startsWith('tmp-'))) {
      rmSync(path.join(parent, name), { recursive: true, force: true })
    }
  }
  const folder = mkdtempSync(path.join(buildFolder, `tmp-${process.pid}-`))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
