/**
 * Prints the Lighthouse scores of every page on a simulated phone: the median of three runs.
 * Fails if a score is below 100. npx downloads Lighthouse, which would double the packages.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { clearOwnerEnv } from './lib/environment.mjs'
import { root } from './lib/folders.mjs'
import { startSite } from './lib/siteServer.mjs'

const lighthouse = 'lighthouse@12.8.2'
const runs = 3
const port = 4188
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
// The not-found page must not be indexed, which Lighthouse counts as a fault.
const pages = /** @type {string[]} */ (
  JSON.parse(readFileSync(path.join(root, 'e2e', 'pagePaths.json'), 'utf8'))
).filter((page) => page !== '/tidak-ada')

/**
 * Runs Lighthouse once. It sometimes misses the start of a page: then it is run again.
 * @param {string} url
 * @param {string} file where the report is written
 * @returns {number[]} the score of each category, from 0 to 100
 */
function measure(url, file, attempts = 3) {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const args = ['--yes', lighthouse, url, '--quiet', flags, '--output=json']
  const { status } = spawnSync('npx', [...args, `--output-path=${file}`], {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0 && attempts > 1) return measure(url, file, attempts - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url} ${attempts} times.`)
  /** @type {{ categories: Record<string, { score: number }> }} */
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

clearOwnerEnv()
process.env.PUBLIC_URL = `http://127.0.0.1:${port}`
await buildIfNeeded()
const folder = mkdtempSync(path.join(tmpdir(), 'karya-lighthouse-'))
const { url, stop } = await startSite(port)
let isPerfect = true
try {
  for (const page of pages) {
    const results = Array.from({ length: runs }, () =>
      measure(url + page, path.join(folder, 'report.json')),
    )
    const scores = categories.map((_name, i) => median(results.map((result) => result[i] ?? 0)))
    isPerfect &&= scores.every((score) => score === 100)
    console.log(page.padEnd(28), scores.map((score, i) => `${categories[i]} ${score}`).join('  '))
  }
} finally {
  stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isPerfect ? 0 : 1
