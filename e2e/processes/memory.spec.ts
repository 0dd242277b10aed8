import { Agent, request } from 'node:http'
import { expect, test } from '@playwright/test'
import { Installation, type ServerProcess } from '../helpers/Installation'

/** `npm run soak` sets a million; a few thousand are enough to detect a growing cache. */
const urlCount = Number(process.env.SOAK_ADDRESSES ?? 6000)
const connections = 16
const maxGrowth = 50 * 1024 * 1024

/** Patterns of URLs, each with a variable part. */
const patterns = [
  (name: string) => `/api/projects?tag=${name}`,
  (name: string) => `/api/projects?${name}=1`,
  (name: string) => `/api/projects/category/${name}`,
  (name: string) => `/api/profile-projects/profile/1/slug/${name}`,
  (name: string) => `/api/${name}`,
  (name: string) => `/${name}`,
  (name: string) => `/projects?${name}=1`,
  (name: string) => `/pictures/${name}.webp`,
  (name: string) => `/previews/${name}.png`,
  (name: string) => `/api/projects?tag=${name.repeat(200)}`,
]

const agent = new Agent({ keepAlive: true, maxSockets: connections })

function readStatus(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const get = request(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    get.once('error', reject).end()
  })
}

/** Requests `count` different URLs over several connections. @returns the statuses of failures */
async function requestUrls({ url }: ServerProcess, prefix: string, count: number) {
  const failures: number[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const path = patterns[next % patterns.length]?.(`${prefix}${next}`)
      next += 1
      const status = await readStatus(`${url}${path}`)
      if (status >= 500) failures.push(status)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return failures
}

test(`memory use stays bounded after requests to ${urlCount} different URLs`, async () => {
  test.setTimeout(120_000 + urlCount * 10)
  // Without a limit, the size of the heap depends on when the garbage collector finds time.
  const installation = new Installation(undefined, { NODE_OPTIONS: '--max-old-space-size=96' })
  const server = await installation.startServer()
  // Warm-up: compiles the code and grows the heap to its usual size.
  await requestUrls(server, 'a', 4000)
  const before = server.residentMemory()
  expect(await requestUrls(server, 'b', urlCount)).toEqual([])
  expect(server.residentMemory() - before).toBeLessThan(maxGrowth)
  await installation.remove()
})
