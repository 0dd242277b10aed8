/**
 * First view of Karya and of static pages with the same content, and the latency of interactions,
 * on an emulated slow phone. `BENCH_PAGES=/,/about` measures only these pages.
 */
import type { Browser } from '@playwright/test'
import { measureInteractions } from './interactions'
import { measureInTurns, median, runsOr } from './measure'
import { loadPage, type PageLoad } from './pageLoad'
import { launchBrowser } from './phone'
import type { Row, Run } from './run'
import { buildStaticPage, startStatic } from './staticPages'
import { measureTaps, quietTime, tappedPages } from './taps'

const runs = runsOr(11)

/** The routes, a project without a story, and an unknown address. */
const allPages = `/ /about /skills /projects /projects/rantai-rilis /projects/siaga-ciliwung
  /testimonials /testimonials/1 /blog /blog/satu-transaksi-satu-kali /contact /tidak-ada`
const pages = process.env.BENCH_PAGES?.split(',') ?? allPages.split(/\s+/)

function medianLoad(loads: readonly PageLoad[]): PageLoad {
  const keys = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[]
  const medians = keys.map((key) => [key, median(loads.map((load) => load[key]))])
  return Object.fromEntries(medians) as Record<keyof PageLoad, number>
}

async function measureLoads(run: Run, browser: Browser, karya: string, base: string) {
  const rows: Row[] = []
  for (const page of pages) {
    const loads = await measureInTurns([karya, base], runs, (url) => loadPage(browser, url + page))
    const [load, reference] = loads.map(medianLoad) as [PageLoad, PageLoad]
    rows.push({
      page,
      FCP: `${Math.round(load.fcp)} ms`,
      'FCP ratio': (load.fcp / reference.fcp).toFixed(2),
      LCP: `${Math.round(load.lcp)} ms`,
      'LCP ratio': (load.lcp / reference.lcp).toFixed(2),
      TBT: `${Math.round(load.tbt)} ms`,
      CLS: load.cls.toFixed(4),
      KB: `${(load.bytes / 1024).toFixed(0)} (${(reference.bytes / 1024).toFixed(0)})`,
      requests: `${load.requests} (${reference.requests})`,
      'before paint': `${load.beforePaint} (${reference.beforePaint})`,
    })
    run.limit(`${page}: LCP to a static page`, load.lcp / reference.lcp, 1.05)
    run.limit(`${page}: TBT in ms`, load.tbt, 20)
    run.limit(`${page}: CLS`, load.cls, 0)
    const allowed = Math.max(2, reference.beforePaint)
    run.limit(`${page}: requests before the first paint`, load.beforePaint, allowed)
  }
  const needed = await loadPage(browser, `${karya}/`)
  for (const [name, savesData] of Object.entries({ prefetching: false, 'a data saver': true })) {
    const { requests, bytes } = await loadPage(browser, `${karya}/`, { savesData, wait: quietTime })
    rows.push({ page: `/ with ${name}`, KB: (bytes / 1024).toFixed(0), requests: `${requests}` })
    if (savesData) run.limit('/: requests beyond the page', requests - needed.requests, 0)
  }
  run.table(`First view, medians of ${runs}, static page in brackets:`, rows)
}

export async function benchWeb(run: Run): Promise<void> {
  const { url } = await run.install().startServer()
  const browser = await launchBrowser(run)
  const documents = new Map<string, string>()
  for (const page of new Set([...pages, ...tappedPages]))
    documents.set(page, await buildStaticPage(browser, url + page))
  const base = await startStatic(run, url, documents)
  await measureLoads(run, browser, url, base)
  await measureTaps(run, browser, url, base)
  await measureInteractions(run, browser, url, base)
}
