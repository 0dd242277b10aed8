/** Moves built files to where they are used, without a moment in which one is missing. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'

const page = 'index.html'
const manifest = path.join('.vite', 'manifest.json')

/** The files under a folder, as paths from there, in one order everywhere. */
export function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Moves every file of one folder into another on the same disk. */
export function moveFiles(from, to, files = filesIn(from)) {
  removeObstacles(to, files)
  for (const file of files) {
    const target = path.join(to, file)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(from, file), target)
  }
}

/**
 * Replaces the files of the site by those of a new build, the page that names the others
 * last. The hashed files of the build before it stay until the next build: a browser or a
 * server may still read them.
 */
export function replaceSite(built, site) {
  const files = filesIn(built)
  const kept = new Set([...files, ...hashedFiles(site)])
  moveFiles(built, site, [...files.filter((file) => file !== page), page])
  for (const file of filesIn(site)) {
    if (!kept.has(file)) rmSync(path.join(site, file))
  }
}

/** Removes folders where files are to be, and files where folders are to be. */
function removeObstacles(folder, files) {
  const folders = new Set(files.flatMap(foldersAbove))
  for (const file of filesIn(folder)) {
    if (folders.has(file)) rmSync(path.join(folder, file))
  }
  for (const file of files) {
    const target = path.join(folder, file)
    const isFolder = existsSync(target) && statSync(target).isDirectory()
    if (isFolder) rmSync(target, { recursive: true })
  }
}

/** `a/b/c.js` is in `a` and `a/b`. */
function foldersAbove(file) {
  const names = file.split(path.sep)
  return names.slice(1).map((_name, index) => path.join(...names.slice(0, index + 1)))
}

/** The files under assets/ that belong to the build in a folder, by its manifest. */
function hashedFiles(site) {
  const file = path.join(site, manifest)
  if (!existsSync(file)) return []
  const chunks = Object.values(JSON.parse(readFileSync(file, 'utf8')))
  return chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
}
