/**
 * Lighthouse's judgement of every page, as a phone sees it: the median of three runs each,
 * and an error where one is below 100. Lighthouse itself is fetched by npx and stays outside
 * the project's own packages, which it would double.
 */
import './lib/clearOwnerEnv.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { buildIfNeeded } from './lib/currentBuild.mjs'
import { root, serverFile } from './lib/folders.mjs'

const lighthouse = 'lighthouse@12.8.2'
const runs = 3
const port = 4188
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
// A page that does not exist is not to be found by search engines: it has no score.
const pages = JSON.parse(readFileSync(path.join(root, 'e2e', 'pagePaths.json'), 'utf8')).filter(
  (page) => page !== '/tidak-ada',
)

/** Starts the built site on a fresh database, and waits until it says where it is. */
async function serve(folder) {
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' }
  const server = spawn(process.execPath, [serverFile], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve)
    server.once('exit', () => reject(new Error('The server did not start.')))
  })
  return server
}

/**
 * One run: the score of each category. Lighthouse loses a page's start now and then and asks
 * to be run again.
 */
function judge(address, file, attempts = 3) {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const args = ['--yes', lighthouse, address, '--quiet', flags, '--output=json']
  const env = { ...process.env, CHROME_PATH: ensureChromium() }
  const { status } = spawnSync('npx', [...args, `--output-path=${file}`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0 && attempts > 1) return judge(address, file, attempts - 1)
  if (status !== 0) throw new Error(`Lighthouse could not judge ${address}.`)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return categories.map((name) => Math.round(report.categories[name].score * 100))
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

process.env.PUBLIC_URL = `http://127.0.0.1:${port}`
await buildIfNeeded()
const folder = mkdtempSync(path.join(tmpdir(), 'karya-lighthouse-'))
const server = await serve(path.join(folder, 'data'))
let isPerfect = true
try {
  for (const page of pages) {
    const all = Array.from({ length: runs }, () =>
      judge(process.env.PUBLIC_URL + page, path.join(folder, 'report.json')),
    )
    const scores = categories.map((_, index) => median(all.map((run) => run[index])))
    isPerfect &&= scores.every((score) => score === 100)
    console.log(page.padEnd(28), scores.map((score, i) => `${categories[i]} ${score}`).join('  '))
  }
} finally {
  server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isPerfect ? 0 : 1)
