/** Fingerprints of the builds: a build is repeated only if its sources or settings change. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as folders from './folders.mjs'
import { filesIn } from './replaceFiles.mjs'

const { buildFolder, root } = folders

/**
 * @typedef {object} Build
 * @property {string} fingerprintFile
 * @property {string[]} sources files and folders, relative to the project's folder
 * @property {RegExp} settings the environment variables that the build reads
 * @property {string[]} results the files without which the build is not complete
 */

const commonSources = ['scripts/lib', 'package.json', 'package-lock.json', 'tsconfig.json']

/** The bundles of the server and its commands. */
export const serverBuild = /** @satisfies {Build} */ ({
  fingerprintFile: path.join(buildFolder, 'fingerprint-server'),
  sources: [...commonSources, 'server', 'src/contract', 'src/language', 'src/lib', 'src/theme'],
  settings: /^$/,
  results: [
    folders.serverFile,
    folders.mainFile,
    folders.commandsFile,
    folders.imagingFile,
    folders.picturesFile,
  ],
})

/** The site, the renderer of its pages, and the studio. */
export const siteBuild = /** @satisfies {Build} */ ({
  fingerprintFile: path.join(buildFolder, 'fingerprint-site'),
  sources: [
    ...commonSources,
    ...['src', 'public', 'index.html', 'studio.html'],
    ...['vite.common.config.ts', 'vite.config.ts', 'vite.studio.config.ts'],
    // Without the posts: only a back end without posts needs those of the build, and
    // `npm run build` always builds.
    ...['server/content', 'server/dates.ts', 'server/markdown', 'server/rows'],
  ],
  // The build does not depend on the VITE_CONFIG_… variables, which are Vite's own.
  settings: /^(VITE_(?!CONFIG_).*|PUBLIC_URL|SITE_LANGUAGES|BASE_PATH)$/,
  results: [
    path.join(folders.siteFolder, 'index.html'),
    path.join(folders.studioFolder, 'studio.html'),
    folders.rendererFile,
  ],
})

/** Converted when they are requested, or by every complete build. */
const pictures = path.join(root, 'public', 'pictures') + path.sep

/**
 * Whether a build exists and its sources and settings have not changed since. Files are read only
 * if the times of one have changed.
 * @param {Build} build
 */
export function isCurrent(build) {
  if (!build.results.every((file) => existsSync(file))) return false
  const [stamp, hash] = readIfExists(build.fingerprintFile).split('\n')
  return stamp === fingerprintOf(build, stampOf) || hash === fingerprintOf(build, readFileSync)
}

/**
 * Not with `existsSync` before: another process may remove the file at any time.
 * @param {string} file
 */
function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Replaces the files of builds. The fingerprints are removed before: if the process is killed,
 * the next command builds again.
 * @param {Map<Build, string>} fingerprints of the sources when the builds began
 * @param {() => void} replace
 */
export function replaceBuilds(fingerprints, replace) {
  for (const { fingerprintFile } of fingerprints.keys()) rmSync(fingerprintFile, { force: true })
  replace()
  for (const [build, text] of fingerprints) writeFileSync(build.fingerprintFile, text)
}

/** @param {Build[]} builds */
export function fingerprintsOf(...builds) {
  const textOf = (/** @type {Build} */ build) =>
    `${fingerprintOf(build, stampOf)}\n${fingerprintOf(build, readFileSync)}`
  return new Map(builds.map((build) => [build, textOf(build)]))
}

/**
 * A text that changes with every change of a file; programs can set `mtimeMs`, but not `ctimeMs`.
 * @param {string} file
 */
function stampOf(file) {
  const { size, mtimeMs, ctimeMs } = statSync(file)
  return [size, mtimeMs, ctimeMs].join(' ')
}

/**
 * A hash of a build's sources and settings.
 * @param {Build} build
 * @param {(file: string) => string | Buffer} describe returns what is hashed of a source
 */
function fingerprintOf({ sources, settings }, describe) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf).filter((file) => !file.startsWith(pictures))) {
    hash.update(path.relative(root, file)).update(describe(file))
  }
  for (const [key, value] of Object.entries(process.env).sort()) {
    if (settings.test(key)) hash.update(`${key}=${value}`)
  }
  return hash.digest('hex')
}

/** @param {string} source a file, a folder, or a path that does not exist */
function filesOf(source) {
  const file = path.join(root, source)
  if (existsSync(file) && statSync(file).isFile()) return [file]
  return filesIn(file).map((name) => path.join(file, name))
}
