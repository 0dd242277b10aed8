/** Moves built files to their final folders, so that no file is missing at any moment. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the files in a folder and its subfolders, as sorted paths relative to the folder.
 * @param {string} folder
 */
export function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/**
 * Moves files from one folder into another on the same disk.
 * @param {string} from
 * @param {string} to
 */
export function moveFiles(from, to, files = filesIn(from)) {
  for (const file of files) {
    const target = path.join(to, file)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(from, file), target)
  }
}

/**
 * Replaces the files of the site or the studio by those of a new build. The page is moved last,
 * because it refers to the others. The hashed files of the previous build are removed by the next
 * build only: a browser or a server may still request them.
 * @param {string} built
 * @param {string} site
 * @param {string} page
 */
export function replaceSite(built, site, page = 'index.html') {
  const files = filesIn(built)
  const retained = new Set([...files, ...hashedFiles(site)])
  moveFiles(built, site, [...files.filter((file) => file !== page), page])
  for (const file of filesIn(site)) {
    if (!retained.has(file)) rmSync(path.join(site, file))
  }
}

/**
 * Returns the files whose names contain a hash, according to Vite's manifest.
 * @param {string} site
 */
function hashedFiles(site) {
  const file = path.join(site, '.vite', 'manifest.json')
  if (!existsSync(file)) return []
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
}
