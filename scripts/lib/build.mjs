/** The builds themselves. Whoever calls `build` or `bundleServer` holds the build lock. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { build as buildSite } from 'vite'
import { fingerprintsOf, replaceBuilds, serverBuild, siteBuild } from './fingerprint.mjs'
import { buildFolder, root, siteFolder } from './folders.mjs'
import { buildPictures } from './pictures.mjs'
import { moveFiles, replaceSite } from './replaceFiles.mjs'

// The package is CommonJS for jest's sake, and Vite warns that it will one day read its
// configuration otherwise.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

/** How the server and its commands become one file each. */
export const serverBundle = {
  entryPoints: {
    server: path.join(root, 'server', 'main.ts'),
    commands: path.join(root, 'server', 'commands.ts'),
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
}

const viteConfig = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn' }

/** Builds the site into dist/; what renders its pages, and the server, into build/. */
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

/** Bundles the server and its commands into build/, which takes less than a second. */
export async function bundleServer() {
  const fingerprints = fingerprintsOf(serverBuild)
  await inTemporaryFolder(async (folder) => {
    await bundleServerInto(folder)
    replaceBuilds(fingerprints, () => moveFiles(folder, buildFolder))
  })
}

/** The paths in the source map are those from build/, where the files are moved to. */
async function bundleRendererInto(folder) {
  const { output } = await buildSite({
    ...viteConfig,
    build: { ssr: 'src/app/renderPage.tsx', write: false },
  })
  for (const file of output) {
    writeFileSync(path.join(folder, file.fileName), file.code ?? file.source)
  }
}

/** As above: `outdir` stays build/, and the files are written here. */
async function bundleServerInto(folder) {
  const { outputFiles } = await bundle({ ...serverBundle, write: false })
  for (const file of outputFiles) {
    writeFileSync(path.join(folder, path.basename(file.path)), file.contents)
  }
}

/** Runs `work` with a new folder in build/, which is removed when it has run. */
async function inTemporaryFolder(work) {
  removeLeftOvers()
  const folder = mkdtempSync(path.join(buildFolder, `tmp-${process.pid}-`))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What builds that were killed left behind. */
function removeLeftOvers() {
  const pictures = path.join(buildFolder, 'pictures')
  const unfinishedPictures = existsSync(pictures)
    ? readdirSync(pictures).filter((name) => name.includes('.'))
    : []
  const left = [
    ...readdirSync(buildFolder).filter((name) => name.startsWith('tmp-')),
    ...unfinishedPictures.map((name) => path.join('pictures', name)),
  ]
  for (const name of left) rmSync(path.join(buildFolder, name), { recursive: true, force: true })
}
