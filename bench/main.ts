import { benchFootprint } from './footprint'
import { benchLists } from './lists'
import { benchMerges } from './merges'
import { benchPosts } from './posts'
import { benchStudio } from './studio'
import { benchThroughput } from './throughput'
import { benchUploads } from './uploads'
import { benchWeb } from './web'

/** The benchmarks by name. Each returns whether its goals are met. */
const benchmarks: Record<string, () => Promise<boolean>> = {
  merges: benchMerges,
  lists: benchLists,
  posts: benchPosts,
  throughput: benchThroughput,
  uploads: benchUploads,
  studio: benchStudio,
  web: benchWeb,
  footprint: benchFootprint,
}

async function main(names: string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(benchmarks)) {
    const benchmark = benchmarks[name]
    if (!benchmark) throw new Error(`No benchmark "${name}": ${Object.keys(benchmarks).join(', ')}`)
    if (!(await benchmark())) process.exitCode = 1
  }
}

void main(process.argv.slice(2).filter((argument) => !argument.startsWith('--')))
