/**
 * Prints the compressed (brotli) size of what a visitor loads, and fails if a budget is
 * exceeded: the code of the first page and of every other route, the fonts, and the HTML of
 * every page that the server renders from the sample content.
 */
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { clearOwnerEnv } from './lib/environment.mjs'
import { root, siteFolder } from './lib/folders.mjs'
import { startSite } from './lib/siteServer.mjs'

/** @typedef {[name: string, size: number, budget: number]} Row */

const KiB = 1024
const budgets = {
  first: 140 * KiB,
  shared: 6 * KiB,
  route: 8 * KiB,
  font: 30 * KiB,
  html: 21 * KiB,
}
/** Additions to the budget of a route for pages with rich text. */
const additionalBudgets = new Map([
  ['src/pages/PostPage/PostPage.tsx', 3 * KiB],
  ['src/pages/ProjectDetailPage/ProjectDetailPage.tsx', 4 * KiB],
])
const homePage = 'src/pages/HomePage/HomePage.tsx'
/** Every page loads the shared texts of its language. The first one is the main language. */
const languages = ['id', 'en']
const catalogueOf = (/** @type {string} */ language) => `src/language/shared/${language}.ts`
/** The texts of all pages but home: loaded once, with the first of these pages. */
const otherTexts = 'src/language/id.ts'

/** @param {string} file */
const readSite = (file) => readFileSync(path.join(siteFolder, file))

/** @param {string} file */
const compressedSize = (file) => brotliCompressSync(readSite(file)).length

/** @param {import('vite').Manifest} manifest */
function measureCode(manifest) {
  /**
   * The file of a module, and those of the modules that it imports statically.
   * @param {string} key
   * @returns {string[]}
   */
  const filesOf = (key) => {
    const { file = '', imports = [] } = manifest[key] ?? {}
    return [file, ...imports.flatMap(filesOf)]
  }
  const entryFiles = filesOf('index.html')
  /** @param {Iterable<string>} files */
  const totalSize = (files) => [...files].reduce((sum, file) => sum + compressedSize(file), 0)
  const catalogues = languages.flatMap((language) => filesOf(catalogueOf(language)))
  const loadedFiles = new Set([...entryFiles, ...catalogues])
  /** @param {string} key */
  const addedSize = (key) =>
    totalSize(new Set(filesOf(key).filter((file) => !loadedFiles.has(file))))

  const sharedKeys = Object.keys(manifest).filter((key) => key.startsWith('_later-pages'))
  const sharedSize = [otherTexts, ...sharedKeys].reduce((sum, key) => sum + addedSize(key), 0)
  for (const key of sharedKeys) filesOf(key).forEach((file) => loadedFiles.add(file))

  const routes = Object.keys(manifest).filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key))
  /** @type {Row[]} */
  const rows = languages.map((language) => {
    const files = new Set([...entryFiles, ...filesOf(catalogueOf(language)), ...filesOf(homePage)])
    return /** @type {Row} */ ([`first load in ${language}`, totalSize(files), budgets.first])
  })
  rows.push(['shared by the other pages', sharedSize, budgets.shared])
  for (const key of routes.filter((key) => key !== homePage)) {
    const budget = budgets.route + (additionalBudgets.get(key) ?? 0)
    rows.push([`+ ${path.basename(key, '.tsx')}`, addedSize(key), budget])
  }
  return rows
}

/** @param {import('vite').Manifest} manifest */
function measureFonts(manifest) {
  // According to the manifest: the folder also contains the files of the previous build.
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'))
  const html = readSite('index.html').toString()
  const preloaded = fonts.filter((file) => html.includes(file))
  return /** @type {Row[]} */ ([
    ...fonts.map((file) => [`font ${path.basename(file)}`, compressedSize(file), budgets.font]),
    ['fonts in the document (number)', preloaded.length, 1],
  ])
}

/**
 * The body of a response, still compressed.
 * @param {string} url
 * @returns {Promise<Buffer>}
 */
function fetchCompressed(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => resolve(buffer(response))).on(
      'error',
      reject,
    )
  })
}

async function measurePages() {
  /** @type {string[]} */
  const paths = JSON.parse(readFileSync(path.join(root, 'e2e', 'pagePaths.json'), 'utf8'))
  process.env.SITE_LANGUAGES = languages.join()
  const { url, stop } = await startSite()
  /** @type {Row[]} */
  const rows = []
  for (const address of [...paths, ...paths.map((path) => `/en${path}`)]) {
    const { length } = await fetchCompressed(url + address)
    rows.push([`page ${address}`, length, budgets.html])
  }
  await stop()
  return rows
}

clearOwnerEnv()
await buildIfNeeded()
/** @type {import('vite').Manifest} */
const manifest = JSON.parse(readSite('.vite/manifest.json').toString())
const rows = [...measureCode(manifest), ...measureFonts(manifest), ...(await measurePages())]
for (const [name, size, budget] of rows) {
  const numbers = `${String(size).padStart(7)} of ${String(budget).padStart(7)}`
  console.log(`${name.padEnd(48)} ${numbers}  ${size > budget ? 'OVER BUDGET' : 'ok'}`)
}
if (rows.some(([, size, budget]) => size > budget)) process.exitCode = 1
