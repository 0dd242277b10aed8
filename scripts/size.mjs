/**
 * Weighs what a visitor loads, in brotli, and fails where a budget is exceeded: the code of
 * the first page and of every further route, the font, and each page as the server renders
 * it with the sample content, its styles among it.
 */
import './lib/clearOwnerEnv.mjs'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { root, serverFile, siteFolder } from './lib/folders.mjs'

const KB = 1024
const budgets = { first: 132 * KB, route: 8 * KB, font: 30 * KB, html: 20 * KB, css: 6 * KB }
const addresses = JSON.parse(readFileSync(path.join(root, 'e2e', 'pagePaths.json'), 'utf8'))

await buildIfNeeded()
const manifest = JSON.parse(readFileSync(path.join(siteFolder, '.vite', 'manifest.json'), 'utf8'))

/** The files that an entry of the manifest brings with it, itself included. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const inner of manifest[key].imports ?? []) closure(inner, seen)
  return seen
}

function weight(file) {
  return brotliCompressSync(readFileSync(path.join(siteFolder, file))).length
}

const weightOf = (keys) => [...keys].reduce((sum, key) => sum + weight(manifest[key].file), 0)

const entry = closure('index.html')
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key))
const home = pages.find((key) => key.endsWith('HomePage.tsx'))
const first = closure(home, new Set(entry))
// Not by the folder, which keeps the files of the build before this one, too.
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.woff2'))
const document = readFileSync(path.join(siteFolder, 'index.html'), 'utf8')
// Whatever the document itself names is fetched before the first paint.
const preloadedFonts = fonts.filter((file) => document.includes(file))

/** The site as it is served, on a database of its own. */
async function startServer(dataDir) {
  const server = spawn(process.execPath, [serverFile], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (line) => resolve(/http:\S+/.exec(String(line))?.[0]))
    server.once('exit', () => reject(new Error('The server ended')))
  })
  return { url, stop: () => server.kill() }
}

/** The bytes of a page as they are sent. */
function fetchBrotli(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

/** What each page weighs, and the styles in it by themselves. */
async function weighPages() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'karya-size-'))
  const { url, stop } = await startServer(dataDir)
  const rows = []
  for (const address of addresses) {
    const page = await fetchBrotli(url + address)
    const styles =
      brotliDecompressSync(page)
        .toString()
        .match(/<style.*?<\/style>/gs) ?? []
    rows.push([`page ${address}`, page.length, budgets.html])
    rows.push(['  its styles', brotliCompressSync(styles.join('')).length, budgets.css])
  }
  stop()
  rmSync(dataDir, { recursive: true })
  return rows
}

const lines = [
  ['first load of /', weightOf(first), budgets.first],
  ...pages
    .filter((key) => key !== home)
    .map((key) => {
      const added = [...closure(key)].filter((part) => !entry.has(part))
      return [`+ ${path.basename(key, '.tsx')}`, weightOf(added), budgets.route]
    }),
  ...fonts.map((file) => [`font ${path.basename(file)}`, weight(file), budgets.font]),
  ['fonts before the first paint', preloadedFonts.length, 1],
  ...(await weighPages()),
]

for (const [name, bytes, most] of lines) {
  const mark = bytes > most ? 'TOO MUCH' : 'ok'
  console.log(
    `${name.padEnd(48)} ${String(bytes).padStart(7)} of ${String(most).padStart(7)}  ${mark}`,
  )
}
if (lines.some(([, bytes, most]) => bytes > most)) process.exitCode = 1
