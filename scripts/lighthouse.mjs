/**
 * Prints the Lighthouse scores of every page on a simulated phone: the median of three runs.
 * Fails if a score is below 100. npx downloads Lighthouse, which would double the packages.
 * `LIGHTHOUSE_RUNS` and `LIGHTHOUSE_PAGES=/,/about` override what is measured.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { clearOwnerEnv } from './lib/environment.mjs'
import { root } from './lib/folders.mjs'
import { startSite } from './lib/siteServer.mjs'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const port = 4188
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
// The not-found page must not be indexed, which Lighthouse counts as a fault.
const allPages = /** @type {string[]} */ (
  JSON.parse(readFileSync(path.join(root, 'e2e', 'pagePaths.json'), 'utf8'))
).filter((page) => page !== '/tidak-ada')
const pages = process.env.LIGHTHOUSE_PAGES?.split(',') ?? allPages

/**
 * Runs Lighthouse once. It sometimes misses the start of a page: then it is run again.
 * @param {string} url
 * @returns {number[]} the score of each category, from 0 to 100
 */
function measure(url, attempts = 3) {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const args = ['--yes', 'lighthouse@12.8.2', url, '--quiet', flags, '--output=json']
  const { status, stdout } = spawnSync('npx', args, {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0 && attempts > 1) return measure(url, attempts - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}.`)
  /** @type {{ categories: Record<string, { score: number }> }} */
  const report = JSON.parse(stdout)
  return categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100))
}

clearOwnerEnv()
process.env.PUBLIC_URL = `http://127.0.0.1:${port}`
await buildIfNeeded()
const { url, stop } = await startSite(port)
try {
  for (const page of pages) {
    const results = Array.from({ length: runs }, () => measure(url + page))
    const scores = categories.map((name, index) => {
      const sorted = results.map((result) => result[index] ?? 0).sort((a, b) => a - b)
      return { name, score: sorted[Math.floor(runs / 2)] ?? 0 }
    })
    console.log(page.padEnd(28), scores.map(({ name, score }) => `${name} ${score}`).join('  '))
    for (const { name, score } of scores.filter(({ score }) => score < 100)) {
      console.log(`BELOW THE LIMIT: ${page}: ${name} ${score}, at least 100`)
      process.exitCode = 1
    }
  }
} finally {
  await stop()
}
