/**
 * A blog with 100 and with 1,000 posts of 2,000 words: the import, the start of a server on it, its
 * pages that are not cached, and the export. Milliseconds per post show whether the times are linear.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildContent, contentPost } from '../server/testing/content'
import { ServerProcess } from '../server/testing/serverProcess'
import { median } from './medians'
import { formatTable } from './printTable'
import { writeMeasurements } from './writeMeasurements'

const sizes = [100, 1000] as const
const words = 2000
const runs = 5
/** The maximum of the milliseconds per post with 1,000 posts, compared to those with 100. */
const maxGrowth = 1.5
/** Milliseconds of a page that is not cached. */
const maxPage = 50

const root = path.resolve(__dirname, '..')
const command = path.join(root, 'build', 'commands.cjs')

const sentence = 'Catatan ini ditulis **di warung** ketika `sinyal` hilang [lagi](/projects). '

/** A text with headings, a list, a table and code. */
function text(number: number): string {
  const section = (index: number) =>
    `## Bagian ${index}\n\n${sentence.repeat(20)}\n\n- butir ${number}\n- butir lain\n\n` +
    '| a | b |\n| - | -: |\n| 1 | 2 |\n\n```ts\nconst total = 1\n```\n\n'
  const sections = Math.round(words / (sentence.split(' ').length * 20))
  return Array.from({ length: sections }, (_, index) => section(index)).join('')
}

interface Results {
  import: number
  firstAnswer: number
  pages: Record<string, number>
  export: number
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, errors } = await new ServerProcess(command, args, env).ended
  if (code !== 0) throw new Error(errors)
}

async function measure(folder: string, size: number): Promise<Results> {
  const posts = Array.from({ length: size }, (_, index) =>
    contentPost(index + 1, { content: text(index + 1), tags: [`Tag ${index % 10}`] }),
  )
  const file = path.join(folder, `${size}.json`)
  writeFileSync(file, JSON.stringify(buildContent({ posts })))
  const env = { DATA_DIR: path.join(folder, String(size)), KARYA_API_ONLY: undefined }
  const importTime = await milliseconds(() => runCommand(['content', 'import', file], env))
  let server = new ServerProcess(path.join(root, 'build', 'server.cjs'), [], env)
  const firstAnswer = await milliseconds(async () => fetch(`${await server.address()}/blog`))
  const paths = ['/', '/blog', '/blog/artikel-7', '/api/posts']
  const times = new Map<string, number[]>(paths.map((page) => [page, []]))
  for (let run = 0; run <= runs; run += 1) {
    await server.kill('SIGTERM')
    server = new ServerProcess(path.join(root, 'build', 'server.cjs'), [], env)
    const url = await server.address()
    // Not measured: the first page of a process, which compiles its code.
    await (await fetch(`${url}/blog/artikel-8`)).text()
    await (await fetch(`${url}/blog?tag=Tag%201`)).text()
    for (const page of paths) {
      const time = await milliseconds(async () => (await fetch(url + page)).text())
      if (run > 0) times.get(page)?.push(time)
    }
  }
  await server.kill('SIGTERM')
  const target = path.join(folder, `${size}-site`)
  const exportTime = await milliseconds(() => runCommand(['export', target], env))
  const pages = Object.fromEntries([...times].map(([page, values]) => [page, median(values)]))
  return { import: importTime, firstAnswer, pages, export: exportTime }
}

export async function benchPosts(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-posts-'))
  try {
    const [few, many] = [await measure(folder, sizes[0]), await measure(folder, sizes[1])]
    const ms = (value: number) => `${value.toFixed(0)} ms`
    const row = (what: string, a: number, b: number) => ({
      what,
      '100 posts': ms(a),
      '1,000 posts': ms(b),
      'per post, compared': (b / sizes[1] / (a / sizes[0])).toFixed(2),
    })
    const rows = [
      row('import', few.import, many.import),
      row('start of the server to the first page', few.firstAnswer, many.firstAnswer),
      ...Object.keys(few.pages).map((page) =>
        row(`${page}, not cached`, few.pages[page] ?? 0, many.pages[page] ?? 0),
      ),
      row('export', few.export, many.export),
    ]
    const table = formatTable(`A blog with posts of ${words} words, medians of ${runs}:`, rows)
    console.log(`\n${table}`)
    if (process.argv.includes('--write')) writeMeasurements('posts', table)
    const slow = Object.entries(many.pages).filter(([, time]) => time > maxPage)
    for (const [page, time] of slow) console.log(`${page}: ${ms(time)} is more than ${maxPage} ms`)
    const grown = rows.filter((values) => Number(values['per post, compared']) > maxGrowth)
    for (const { what } of grown) console.log(`${what} grows faster than the number of posts`)
    return slow.length === 0 && grown.length === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}
