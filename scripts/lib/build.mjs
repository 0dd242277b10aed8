/** The builds. The callers of `build` and `bundleServer` hold the build lock. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildSite } from 'vite'
import { fingerprintsOf, replaceBuilds, serverBuild, siteBuild } from './fingerprint.mjs'
import { buildFolder, root, siteFolder } from './folders.mjs'
import { buildPictures } from './pictures.mjs'
import { moveFiles, replaceSite } from './replaceFiles.mjs'

// Vite warns that it will read the configuration of a CommonJS package natively in the future.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

/** How the server and its commands are bundled into one file each. */
export const serverBundle = /** @satisfies {import('esbuild').BuildOptions} */ ({
  entryPoints: {
    server: path.join(root, 'server', 'main.ts'),
    commands: path.join(root, 'server', 'commands', 'main.ts'),
  },
  outdir: buildFolder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['libsql', 'pg-native', 'sharp'],
  sourcemap: true,
  logLevel: 'warning',
})

/** @type {import('vite').InlineConfig} */
const viteConfig = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' }

/** Builds the site into dist/, and the renderer of its pages and the server into build/. */
export async function build() {
  process.env.NODE_ENV ??= 'production'
  const fingerprints = fingerprintsOf(siteBuild, serverBuild)
  await inTemporaryFolder(async (folder) => {
    const site = path.join(folder, 'site')
    const bundles = path.join(folder, 'bundles')
    mkdirSync(bundles)
    await buildSite({ ...viteConfig, build: { outDir: site } })
    await bundleRendererInto(bundles)
    await bundleServerInto(bundles)
    const colours = await buildPictures(root, site)
    writeFileSync(path.join(bundles, 'pictureColours.json'), JSON.stringify(colours))
    replaceBuilds(fingerprints, () => {
      moveFiles(bundles, buildFolder)
      replaceSite(site, siteFolder)
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
  const unfinishedPictures = existsSync(pictures)
    ? readdirSync(pictures).filter((name) => name.includes('.'))
    : []
  const unfinished = [
    ...readdirSync(buildFolder).filter((name) => name.startsWith('tmp-')),
    ...unfinishedPictures.map((name) => path.join('pictures', name)),
  ]
  for (const name of unfinished) {
    rmSync(path.join(buildFolder, name), { recursive: true, force: true })
  }
}
