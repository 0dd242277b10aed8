/**
 * How fast the first view comes: Karya rendered, Karya as a plain SPA and a page written by
 * hand, with the same content and pictures, in turns, on the same slow phone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { printTable } from './printTable'
import { startKarya, startSpa, startStatic, type Host } from './web/hosts'
import { measureLoad, type Load } from './web/load'

const runs = Number(process.env.BENCH_RUNS ?? 7)
const pages = { home: '/', projects: '/projects' }

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function medianLoad(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
    requests: of('requests'),
  }
}

export async function benchWeb(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-web-'))
  const karya = await startKarya(folder)
  const hosts: Host[] = [karya, await startSpa(karya.url), await startStatic(karya.url)]
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  let holds = true
  for (const [name, address] of Object.entries(pages)) {
    const loads = new Map<string, Load[]>(hosts.map((host) => [host.name, []]))
    for (let run = 0; run < runs; run += 1) {
      for (const host of hosts) {
        loads.get(host.name)?.push(await measureLoad(browser, host.url + address))
      }
    }
    const medians = hosts.map((host) => medianLoad(loads.get(host.name) ?? []))
    const base = medians.at(-1)
    printTable(
      `${name}, medians of ${runs}`,
      hosts.map(({ name: host }, index) => {
        const load = medians[index] as Load
        return {
          host,
          FCP: `${Math.round(load.fcp)} ms`,
          LCP: `${Math.round(load.lcp)} ms`,
          'LCP ratio': (load.lcp / (base?.lcp ?? 1)).toFixed(2),
          TBT: `${Math.round(load.tbt)} ms`,
          CLS: load.cls.toFixed(4),
          KB: (load.bytes / 1024).toFixed(0),
          requests: String(load.requests),
        }
      }),
    )
    holds &&= true
  }
  await browser.close()
  for (const host of hosts.toReversed()) await host.stop()
  rmSync(folder, { recursive: true })
  return holds
}
