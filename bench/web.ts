/**
 * Page load metrics of Karya with and without server rendering and of hand-written pages with the
 * same content, on an emulated slow phone; and interaction latency of Karya. `-- web --write`
 * writes the tables to docs/measurements.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { formatTable } from './printTable'
import { Browser } from './web/browser'
import { root, startKarya, startLarge, startSpa, startStatic, type Host } from './web/hosts'
import { interactions, measureInteraction } from './web/interactions'
import { measurePageLoad, type PageLoad } from './web/pageLoad'

const runs = 11
const goals = { lcp: 1.15, tbt: 20, cls: 0, requests: 12 }
const pages = { Home: '/', 'The list of projects': '/projects' }

type Row = Record<string, string>

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const keys = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[]
  const medians = keys.map((key) => [key, median(loads.map((load) => load[key]))])
  return Object.fromEntries(medians) as Record<keyof PageLoad, number>
}

/** The medians of each host for one page, measured in turns after a warm-up. */
async function compareLoads(browser: Browser, hosts: Host[], path: string): Promise<PageLoad[]> {
  const loads = hosts.map((): PageLoad[] => [])
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, { url }] of hosts.entries()) {
      const load = await measurePageLoad(browser, url + path)
      if (run > 0) loads[index]?.push(load)
    }
  }
  return loads.map(medianLoad)
}

function toRow(host: Host, load: PageLoad, base: PageLoad): Row {
  const ratio = (key: 'fcp' | 'lcp') => (load[key] / base[key]).toFixed(2)
  return {
    '': host.name,
    FCP: `${Math.round(load.fcp)} ms`,
    'FCP ratio': ratio('fcp'),
    LCP: `${Math.round(load.lcp)} ms`,
    'LCP ratio': ratio('lcp'),
    TBT: `${Math.round(load.tbt)} ms`,
    CLS: load.cls.toFixed(3),
    KB: (load.bytes / 1024).toFixed(0),
    requests: String(load.requests),
  }
}

/** The goals that the server-rendered page misses. */
function findMissedGoals(name: string, karya: PageLoad, base: PageLoad): string[] {
  const values = {
    lcp: karya.lcp / base.lcp,
    tbt: karya.tbt,
    cls: Math.round(karya.cls * 1000) / 1000,
    // This goal is for the home page; the list shows more pictures.
    requests: name === 'Home' ? karya.requests : 0,
  }
  return Object.entries(goals).flatMap(([key, goal]) => {
    const value = values[key as keyof typeof values]
    return value > goal ? [`${name}: ${key} ${value.toFixed(2)} is more than ${goal}`] : []
  })
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
  return { rows, failures }
}

/** Writes the tables between the markers in docs/measurements.md. */
function writeMeasurements(text: string): void {
  const file = path.join(root, 'docs', 'measurements.md')
  const markers = /(?<=<!-- bench:web -->)[\s\S]*(?=<!-- \/bench:web -->)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(markers, () => `\n\n${text}\n\n`),
  )
}

export async function benchWeb(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-web-'))
  const karya = await startKarya(path.join(folder, 'sample'))
  const large = await startLarge(folder)
  const hosts = [karya, await startSpa(karya.url), await startStatic(karya.url)]
  const browser = new Browser(ensureChromium())
  const tables: string[] = []
  const failures: string[] = []
  try {
    for (const [name, path] of Object.entries(pages)) {
      const loads = await compareLoads(browser, hosts, path)
      const [rendered, base] = [loads[0] as PageLoad, loads.at(-1) as PageLoad]
      const rows = hosts.map((host, index) => toRow(host, loads[index] as PageLoad, base))
      tables.push(formatTable(`${name}, page load, medians of ${runs}:`, rows))
      failures.push(...findMissedGoals(name, rendered, base))
    }
    const latency = await measureInteractions(browser, { sample: karya, large })
    tables.push(formatTable(`Interaction to next paint, medians of ${runs}:`, latency.rows))
    failures.push(...latency.failures)
    await browser.close()
  } finally {
    for (const host of [...hosts, large].toReversed()) await host.stop()
    rmSync(folder, { recursive: true })
  }
  console.log(`\n${tables.join('\n\n')}\n`)
  for (const failure of failures) console.log(failure)
  if (process.argv.includes('--write')) writeMeasurements(tables.join('\n\n'))
  return failures.length === 0
}
