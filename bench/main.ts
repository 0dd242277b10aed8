import { benchFootprint } from './footprint'
import { benchPosts } from './posts'
import { Run } from './run'
import { benchStudio } from './studio'
import { benchThroughput } from './throughput'
import { benchWeb } from './web'

const benchmarks: Record<string, (run: Run) => Promise<void> | void> = {
  posts: benchPosts,
  throughput: benchThroughput,
  studio: benchStudio,
  web: benchWeb,
  footprint: benchFootprint,
}

async function main(names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const benchmark = benchmarks[name]
    if (!benchmark) throw new Error(`No benchmark "${name}": ${Object.keys(benchmarks).join(', ')}`)
    const run = new Run()
    try {
      await benchmark(run)
    } finally {
      if (!(await run.report(name))) process.exitCode = 1
      await run.end()
    }
  }
}

void main(process.argv.slice(2).filter((argument) => !argument.startsWith('--')))
