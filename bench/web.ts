/**
 * How fast the first view comes: Karya rendered, Karya as a plain SPA and a page written by
 * hand, with the same content and pictures, in turns, on the same slow phone; and how fast
 * Karya answers to a finger. `-- web --write` writes the tables to docs/measurements.md.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { tableOf } from './printTable'
import { DevTools } from './web/devtools'
import { root, startKarya, startLarge, startSpa, startStatic, type Host } from './web/hosts'
import { interactions, measureInteraction } from './web/interactions'
import { measureLoad, type Load } from './web/load'

const runs = 11
const goals = { lcp: 1.15, tbt: 20, cls: 0, requests: 12 }
const pages = { Home: '/', 'The list of projects': '/projects' }

type Row = Record<string, string>

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function medianLoad(loads: readonly Load[]): Load {
  const keys = Object.keys(loads[0] ?? {}) as (keyof Load)[]
  return Object.fromEntries(
    keys.map((key) => [key, median(loads.map((load) => load[key]))]),
  ) as unknown as Load
}

/** Each host's medians for one address, measured in turns, after one that only warms them up. */
async function compareLoads(browser: DevTools, hosts: Host[], address: string): Promise<Load[]> {
  const loads = hosts.map((): Load[] => [])
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, { url }] of hosts.entries()) {
      const load = await measureLoad(browser, url + address)
      if (run > 0) loads[index]?.push(load)
    }
  }
  return loads.map(medianLoad)
}

function loadRow(host: Host, load: Load, base: Load): Row {
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

/** Which goals the rendered page misses. */
function missed(name: string, karya: Load, base: Load): string[] {
  const found = {
    lcp: karya.lcp / base.lcp,
    tbt: karya.tbt,
    cls: Math.round(karya.cls * 1000) / 1000,
    // The goal for these is home's: a list shows more pictures.
    requests: name === 'Home' ? karya.requests : 0,
  }
  return Object.entries(goals).flatMap(([key, goal]) => {
    const value = found[key as keyof typeof found]
    return value > goal ? [`${name}: ${key} ${value.toFixed(2)} is more than ${goal}`] : []
  })
}

async function measureInteractions(browser: DevTools, hosts: { sample: Host; large: Host }) {
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

/** Replaces the tables between the two marks of docs/measurements.md. */
function writeMeasurements(text: string): void {
  const file = path.join(root, 'docs', 'measurements.md')
  const marks = /(<!-- bench:web -->)[\s\S]*(<!-- \/bench:web -->)/
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marks, (_all, open: string, close: string) => {
      return `${open}\n\n${text}\n\n${close}`
    }),
  )
}

export async function benchWeb(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-web-'))
  const karya = await startKarya(path.join(folder, 'sample'))
  const large = await startLarge(folder)
  const hosts = [karya, await startSpa(karya.url), await startStatic(karya.url)]
  const phone = new DevTools(ensureChromium())
  const tables: string[] = []
  const failures: string[] = []
  try {
    for (const [name, address] of Object.entries(pages)) {
      const loads = await compareLoads(phone, hosts, address)
      const [rendered, base] = [loads[0] as Load, loads.at(-1) as Load]
      const rows = hosts.map((host, index) => loadRow(host, loads[index] as Load, base))
      tables.push(tableOf(`${name}, first view, medians of ${runs}:`, rows))
      failures.push(...missed(name, rendered, base))
    }
    const touched = await measureInteractions(phone, { sample: karya, large })
    tables.push(tableOf(`Interaction to next paint, medians of ${runs}:`, touched.rows))
    failures.push(...touched.failures)
    await phone.close()
  } finally {
    for (const host of [...hosts, large].toReversed()) await host.stop()
    rmSync(folder, { recursive: true })
  }
  console.log(`\n${tables.join('\n\n')}\n`)
  for (const failure of failures) console.log(failure)
  if (process.argv.includes('--write')) writeMeasurements(tables.join('\n\n'))
  return failures.length === 0
}
