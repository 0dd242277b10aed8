import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

/** How often a benchmark measures; its table shows the medians. */
export const runsOr = (runs: number) => Number(process.env.BENCH_RUNS ?? runs)

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
}

/**
 * Measures all targets in turns, so that other load on the machine affects all of them. The first
 * round is a warm-up.
 * @returns the values of each target
 */
export async function measureInTurns<Target, Value>(
  targets: readonly Target[],
  rounds: number,
  measure: (target: Target) => Promise<Value>,
): Promise<Value[][]> {
  const values = targets.map((): Value[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const value = await measure(target)
      if (round > 0) values[index]!.push(value)
    }
  }
  return values
}

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

export type Response = Pick<IncomingMessage, 'headers'> & { status: number; body: Buffer }

/** Requests a URL once, with the connection of an earlier request. The body stays compressed. */
export function fetchOnce(url: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    }).on('error', reject)
  })
}

/** Waits until a URL is answered with 200. */
export async function waitUntilReady(url: string): Promise<void> {
  while ((await fetchOnce(url).catch(() => undefined))?.status !== 200) await delay(5)
}
