import { benchLists } from './lists'
import { benchMerges } from './merges'
import { benchThroughput } from './throughput'
import { benchWeb } from './web'

/** Every benchmark by its name; each says whether what it promises holds. */
const benchmarks: Record<string, () => Promise<boolean>> = {
  merges: benchMerges,
  lists: benchLists,
  throughput: benchThroughput,
  web: benchWeb,
}

async function main(names: string[]): Promise<void> {
  const chosen = names.length > 0 ? names : Object.keys(benchmarks)
  for (const name of chosen) {
    const benchmark = benchmarks[name]
    if (!benchmark) throw new Error(`No benchmark "${name}": ${Object.keys(benchmarks).join(', ')}`)
    if (!(await benchmark())) process.exitCode = 1
  }
}

void main(process.argv.slice(2).filter((argument) => !argument.startsWith('--')))
