/**
 * A blog with 100 and with 1,000 posts of 2,000 words: the import, the server's pages that
 * are not cached, and the export. `BENCH_POSTS=10,100` are other numbers of posts.
 */
import { writeFileSync } from 'node:fs'
import { buildContent, contentPost, contentProject } from '../server/testing/content'
import { median, milliseconds, runsOr } from './measure'
import type { Row, Run } from './run'

const [few = 0, many = 0] = (process.env.BENCH_POSTS ?? '100,1000').split(',').map(Number)
const runs = runsOr(5)
const noChange = 'export again, no change'
/** Milliseconds with 100 and with 1,000 posts, on two cores. */
const limits: Record<string, [number, number]> = {
  export: [6000, 40_000],
  [noChange]: [2000, 2000],
}
const pages = ['/', '/blog', '/blog/artikel-7', '/api/posts']
const sentence = 'Catatan ini ditulis **di warung** ketika `sinyal` hilang [lagi](/projects). '
/** A section of about 220 words with a list, a table and code. */
const section = `## Bagian\n\n${sentence.repeat(22)}\n\n- butir\n- butir lain\n\n| a | b |\n| - | -: |
| 1 | 2 |\n\n\`\`\`ts\nconst total = 1\n\`\`\`\n\n`

/** The milliseconds of each measurement by name. */
async function measure(run: Run, size: number): Promise<Record<string, number>> {
  const site = run.install()
  const posts = Array.from({ length: size }, (_, index) =>
    contentPost(index + 1, { content: section.repeat(9), tags: [`Tag ${index % 10}`] }),
  )
  const projects = Array.from({ length: 20 }, (_, index) => contentProject(index + 1))
  writeFileSync(site.file('posts.json'), JSON.stringify(buildContent({ posts, projects })))
  const succeed = (...args: string[]) => milliseconds(() => site.succeed(...args))
  const importTime = await succeed('content', 'import', site.file('posts.json'))
  const times = pages.map((): number[] => [])
  for (let round = 0; round < runs; round += 1) {
    const server = await site.startServer()
    // Not measured: the first text of a process, which compiles its code.
    await server.page('/blog/artikel-8')
    for (const [index, page] of pages.entries())
      times[index]!.push(await milliseconds(() => server.page(page)))
    await server.kill('SIGTERM')
  }
  return {
    import: importTime,
    ...Object.fromEntries(pages.map((page, index) => [page, median(times[index]!)])),
    export: await succeed('export', site.file('site')),
    [noChange]: await succeed('export', site.file('site')),
  }
}

export async function benchPosts(run: Run): Promise<void> {
  const [less, more] = [await measure(run, few), await measure(run, many)]
  const rows = Object.entries(less).map(([what, time]): Row => {
    const isPage = what.startsWith('/')
    const ratio = more[what]! / time
    const perPost = (ratio * few) / many
    if (isPage) run.limit(`${what}: ratio`, ratio, 2)
    else if (what !== noChange) run.limit(`${what}: ratio per post`, perPost, 1.5)
    for (const [size, max] of (limits[what] ?? []).entries())
      run.limit(`${what}, ${[few, many][size]} posts: ms`, [time, more[what]!][size]!, max)
    return {
      what: isPage ? `${what}, not cached` : what,
      [`${few} posts`]: `${time.toFixed(0)} ms`,
      [`${many} posts`]: `${more[what]!.toFixed(0)} ms`,
      'per post, compared': perPost.toFixed(2),
    }
  })
  run.table(`A blog with posts of 2,000 words, medians of ${runs}:`, rows)
}
