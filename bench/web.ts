/**
 * Page load metrics of Karya and of static pages with the same content, interaction latency and
 * the time of a navigation, on an emulated slow phone. `-- web --write` writes the tables to
 * docs/measurements.md; `BENCH_PAGES=/,/about` measures only these pages.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { measureInTurns, median } from './medians'
import { formatTable } from './printTable'
import { Browser } from './web/browser'
import { startKarya, startLarge, startStatic, type Host } from './web/hosts'
import { interactions, measureInteraction } from './web/interactions'
import { measureNavigation } from './web/navigation'
import { measurePageLoad, type PageLoad } from './web/pageLoad'
import { buildStaticPage } from './web/staticPages'
import { writeMeasurements } from './writeMeasurements'

const runs = Number(process.env.BENCH_RUNS ?? 11)
const goals = { tbt: 20, cls: 0, navigation: 80 }
/** What visitors load of the home page. */
const homeGoals = { requests: 12, bytes: 200 * 1024 }

/** The maximum of the LCP ratio by page: the routes, a project without a story, and both texts. */
const lcpGoals = {
  '/': 1.05,
  '/about': 1.05,
  '/skills': 1.05,
  '/projects': 1.05,
  '/projects/rantai-rilis': 1.05,
  '/projects/siaga-ciliwung': 1.15,
  '/testimonials': 1.05,
  '/testimonials/1': 1.05,
  '/blog': 1.05,
  '/blog/satu-transaksi-satu-kali': 1.15,
  '/contact': 1.05,
  '/tidak-ada': 1.05,
}
const allPages = Object.keys(lcpGoals) as (keyof typeof lcpGoals)[]
const selectedPages = process.env.BENCH_PAGES?.split(',')
const pages = allPages.filter((page) => selectedPages?.includes(page) ?? true)

type Row = Record<string, string>

function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const keys = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[]
  const medians = keys.map((key) => [key, median(loads.map((load) => load[key]))])
  return Object.fromEntries(medians) as Record<keyof PageLoad, number>
}

/** The medians of each host for one page, measured in turns after a warm-up. */
async function compareLoads(browser: Browser, hosts: Host[], path: string): Promise<PageLoad[]> {
  const loads = await measureInTurns(hosts, runs, ({ url }) => measurePageLoad(browser, url + path))
  return loads.map(medianLoad)
}

function toRow(page: string, load: PageLoad, base: PageLoad): Row {
  const ratio = (key: 'fcp' | 'lcp') => (load[key] / base[key]).toFixed(2)
  return {
    page,
    FCP: `${Math.round(load.fcp)} ms`,
    'FCP ratio': ratio('fcp'),
    LCP: `${Math.round(load.lcp)} ms`,
    'LCP ratio': ratio('lcp'),
    TBT: `${Math.round(load.tbt)} ms`,
    CLS: load.cls.toFixed(3),
    KB: `${(load.bytes / 1024).toFixed(0)} (${(base.bytes / 1024).toFixed(0)})`,
    requests: `${load.requests} (${base.requests})`,
  }
}

/** The goals that a page misses. */
function findMissedGoals(page: keyof typeof lcpGoals, load: PageLoad, base: PageLoad): string[] {
  const values: [name: string, value: number, goal: number][] = [
    ['LCP ratio', load.lcp / base.lcp, lcpGoals[page]],
    ['TBT', load.tbt, goals.tbt],
    ['CLS', Math.round(load.cls * 1000) / 1000, goals.cls],
  ]
  if (page === '/') {
    values.push(['requests', load.requests, homeGoals.requests])
    values.push(['bytes', load.bytes, homeGoals.bytes])
  }
  return values
    .filter(([, value, goal]) => value > goal)
    .map(([name, value, goal]) => `${page}: ${name} ${value.toFixed(2)} is more than ${goal}`)
}

async function measurePageLoads(browser: Browser, karya: Host) {
  const documents = new Map<string, string>()
  for (const page of pages) documents.set(page, await buildStaticPage(browser, karya.url + page))
  const base = await startStatic(karya, documents)
  const rows: Row[] = []
  const failures: string[] = []
  try {
    for (const page of pages) {
      const loads = await compareLoads(browser, [karya, base], page)
      const [rendered, reference] = loads as [PageLoad, PageLoad]
      rows.push(toRow(page, rendered, reference))
      failures.push(...findMissedGoals(page, rendered, reference))
    }
  } finally {
    await base.stop()
  }
  return { rows, failures }
}

async function measureInteractions(browser: Browser, hosts: { sample: Host; large: Host }) {
  const rows: Row[] = []
  const failures: string[] = []
  for (const key of ['sample', 'large'] as const) {
    for (const interaction of interactions[key]) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        times.push(await measureInteraction(browser, hosts[key].url, interaction))
      }
      const time = median(times)
      rows.push({ '': interaction.name, INP: `${time} ms`, goal: `${interaction.goal} ms` })
      if (time > interaction.goal) failures.push(`${interaction.name}: ${time} ms`)
    }
  }
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    times.push(await measureNavigation(browser, hosts.sample.url))
  }
  const time = Math.round(median(times))
  const name = 'tap to new content, 150 ms network'
  rows.push({ '': name, INP: `${time} ms`, goal: `${goals.navigation} ms` })
  if (time > goals.navigation) failures.push(`${name}: ${time} ms`)
  return { rows, failures }
}

export async function benchWeb(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-web-'))
  const karya = await startKarya(path.join(folder, 'sample'))
  const large = await startLarge(folder)
  const browser = new Browser(ensureChromium())
  const tables: string[] = []
  const failures: string[] = []
  try {
    const load = await measurePageLoads(browser, karya)
    tables.push(formatTable(`First view, medians of ${runs}, static page in brackets:`, load.rows))
    const latency = await measureInteractions(browser, { sample: karya, large })
    tables.push(formatTable(`Interaction to next paint, medians of ${runs}:`, latency.rows))
    failures.push(...load.failures, ...latency.failures)
    await browser.close()
  } finally {
    for (const host of [large, karya]) await host.stop()
    rmSync(folder, { recursive: true })
  }
  console.log(`\n${tables.join('\n\n')}\n`)
  for (const failure of failures) console.log(failure)
  if (process.argv.includes('--write')) writeMeasurements('web', tables.join('\n\n'))
  return failures.length === 0
}
