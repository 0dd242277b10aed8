import { Agent, request } from 'node:http'
import { expect, test } from '@playwright/test'
import { Installation, type ServerProcess } from '../helpers/Installation'

/** `npm run soak` sets a million; a few thousand are enough to detect a growing cache. */
const urlCount = Number(process.env.SOAK_ADDRESSES ?? 6000)
const connections = 16
const megabyte = 1024 * 1024
const maxGrowth = 50 * megabyte

/** Patterns of URLs, each with a variable part. */
const patterns = [
  (name: string) => `/api/projects?tag=${name}`,
  (name: string) => `/api/projects?${name}=1`,
  (name: string) => `/api/projects/category/${name}`,
  (name: string) => `/api/profile-projects/profile/1/slug/${name}`,
  (name: string) => `/api/${name}`,
  (name: string) => `/${name}`,
  (name: string) => `/?${name}=1`,
  (name: string) => `/projects?${name}=1`,
  (name: string) => `/pictures/${name}.webp`,
  (name: string) => `/previews/${name}.png`,
  (name: string) => `/previews//${name}.png`,
  (name: string) => `/api/projects?tag=${name.repeat(200)}`,
]

const agent = new Agent({ keepAlive: true, maxSockets: connections })

function readStatus(server: ServerProcess, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const get = request(`${server.url}${path}`, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    get.once('error', reject)
    get.end()
  })
}

/** Requests `count` different URLs over several connections. @returns the distinct statuses */
async function requestUrls(server: ServerProcess, prefix: string, count: number) {
  const statuses = new Set<number>()
  let next = 0
  const worker = async () => {
    while (next < count) {
      const pattern = patterns[next % patterns.length]
      const name = `${prefix}${next}`
      next += 1
      if (pattern) statuses.add(await readStatus(server, pattern(name)))
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return statuses
}

test(`memory use stays bounded after requests to ${urlCount} different URLs`, async () => {
  test.setTimeout(120_000 + urlCount * 10)
  // Without a limit, the size of the heap depends on when the garbage collector finds time.
  const installation = new Installation(undefined, { NODE_OPTIONS: '--max-old-space-size=96' })
  try {
    const server = await installation.startServer()
    // Warm-up: compiles the code and grows the heap to its usual size.
    await requestUrls(server, 'a', 4000)
    const before = server.residentMemory()
    const statuses = await requestUrls(server, 'b', urlCount)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect(server.residentMemory() - before).toBeLessThan(maxGrowth)
  } finally {
    await installation.remove()
  }
})
