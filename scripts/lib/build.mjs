/** The builds. The callers of `build` and `bundleServer` hold the build lock. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildSite } from 'vite'
import { readCommonPasswords } from './commonPasswords.mjs'
import { fingerprintsOf, replaceBuilds, serverBuild, siteBuild } from './fingerprint.mjs'
import { buildFolder, picturesFile, root, siteFolder, studioFolder } from './folders.mjs'
import { moveFiles, replaceSite } from './replaceFiles.mjs'

// Vite warns that it will read the configuration of a CommonJS package natively in the future.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

/** How the server, its commands and the conversion of pictures are bundled into one file each. */
export const serverBundle = /** @satisfies {import('esbuild').BuildOptions} */ ({
  entryPoints: {
    server: path.join(root, 'server', 'main.ts'),
    commands: path.join(root, 'server', 'commands', 'main.ts'),
    imaging: path.join(root, 'server', 'imaging', 'main.ts'),
    pictures: path.join(root, 'server', 'pictures', 'writePictures.ts'),
  },
  outdir: buildFolder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
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
    const bundles = path.join(folder, 'bundles')
    mkdirSync(bundles)
    const studio = path.join(folder, 'studio')
    await Promise.all([
      buildSite({ ...viteConfig, build: { outDir: site, copyPublicDir: false } }),
      bundleRendererInto(bundles),
      buildSite({ ...studioConfig, build: { outDir: studio } }),
      bundleServerInto(bundles),
    ])
    copyPublicFiles(site)
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

/**
 * Copies public/ without the pictures: their originals are not published.
 * @param {string} site
 */
function copyPublicFiles(site) {
  const folder = path.join(root, 'public')
  const pictures = path.join(folder, 'pictures')
  cpSync(folder, site, { recursive: true, filter: (file) => file !== pictures })
}

/** Bundles only the server and its commands, which takes less than a second. */
export async function bundleServer() {
  const fingerprints = fingerprintsOf(serverBuild)
  await inTemporaryFolder(async (folder) => {
    await bundleServerInto(folder)
    replaceBuilds(fingerprints, () => moveFiles(folder, buildFolder))
  })
}

/**
 * Not written by Vite: the source map has paths relative to build/, where the file is moved to.
 * @param {string} folder
 */
async function bundleRendererInto(folder) {
  const result = await buildSite({
    ...viteConfig,
    build: { ssr: 'src/app/renderPage.tsx', write: false },
  })
  for (const { output } of [result].flat().filter((part) => 'output' in part)) {
    for (const file of output) {
      writeFileSync(
        path.join(folder, file.fileName),
        file.type === 'chunk' ? file.code : file.source,
      )
    }
  }
}

/**
 * Not written by esbuild, for the same reason.
 * @param {string} folder
 */
async function bundleServerInto(folder) {
  const { outputFiles } = await bundle({ ...serverBundle, write: false })
  for (const file of outputFiles) {
    writeFileSync(path.join(folder, path.basename(file.path)), file.contents)
  }
}

/**
 * Runs `work` with a new folder in build/, which is removed afterwards.
 * @param {(folder: string) => Promise<void>} work
 */
async function inTemporaryFolder(work) {
  removeUnfinishedBuilds()
  const folder = mkdtempSync(path.join(buildFolder, `tmp-${process.pid}-`))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes the files of builds that were killed. */
function removeUnfinishedBuilds() {
  const pictures = path.join(buildFolder, 'pictures')
  for (const folder of [buildFolder, pictures]) {
    const names = existsSync(folder) ? readdirSync(folder) : []
    for (const name of names.filter((name) => name.startsWith('tmp-'))) {
      rmSync(path.join(folder, name), { recursive: true, force: true })
    }
  }
}
