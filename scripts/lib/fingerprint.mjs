/** Fingerprints of the builds: a build is repeated only when what it is made from changes. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildFolder, root, siteFolder } from './folders.mjs'
import { filesIn } from './replaceFiles.mjs'
import './settings.mjs'

const shared = ['scripts/lib', 'package.json', 'package-lock.json', 'tsconfig.json']

/** The server's bundles alone; `npm run content` and the like need no others. */
export const serverBuild = {
  fingerprintFile: path.join(buildFolder, 'fingerprint-server'),
  sources: [...shared, 'server', 'src/contract', 'src/lib/safeLink.ts'],
  settings: /^$/,
  results: ['server.cjs', 'commands.cjs'].map((name) => path.join(buildFolder, name)),
}

/** The site and what renders its pages. */
export const siteBuild = {
  fingerprintFile: path.join(buildFolder, 'fingerprint-site'),
  sources: [
    ...shared,
    'src',
    'public',
    'index.html',
    'vite.config.ts',
    'content/posts.json',
    'content/own/posts.json',
  ],
  // VITE_CONFIG_… are Vite's own, and do not go into the site.
  settings: /^(VITE_(?!CONFIG_).*|PUBLIC_URL|BASE_PATH)$/,
  results: [
    path.join(siteFolder, 'index.html'),
    path.join(buildFolder, 'renderPage.cjs'),
    path.join(buildFolder, 'pictureColours.json'),
  ],
}

/** Whether a build is there and was made from the present sources and settings. */
export function isCurrent(build) {
  return (
    build.results.every((file) => existsSync(file)) &&
    readIfThere(build.fingerprintFile) === fingerprintOf(build)
  )
}

/** Another process may remove the file at any time. */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Replaces the files of builds. Meanwhile the builds have no fingerprint: where the process
 * is killed, the next command builds again.
 * @param fingerprints by build, its fingerprint from before its sources were read
 */
export function replaceBuilds(fingerprints, replace) {
  for (const { fingerprintFile } of fingerprints.keys()) rmSync(fingerprintFile, { force: true })
  replace()
  for (const [build, text] of fingerprints) writeFileSync(build.fingerprintFile, text)
}

/** The fingerprints of several builds, by build. */
export function fingerprintsOf(...builds) {
  return new Map(builds.map((build) => [build, fingerprintOf(build)]))
}

/** The content of a build's sources, and its settings, as one short text. */
function fingerprintOf({ sources, settings }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) {
    hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  for (const [key, value] of Object.entries(process.env).sort()) {
    if (settings.test(key)) hash.update(`${key}=${value}`)
  }
  return hash.digest('hex')
}

function filesOf(source) {
  const place = path.join(root, source)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  return filesIn(place).map((file) => path.join(place, file))
}
