import { Agent, request } from 'node:http'
import { expect, test } from '@playwright/test'
import { Installation, type Server } from './installation'

/** `npm run soak` asks for a million; a few thousand show an entry that is never removed, too. */
const addresses = Number(process.env.SOAK_ADDRESSES ?? 20_000)
const connections = 16
const megabyte = 1024 * 1024
const mostGrowth = 50 * megabyte

/** What a stranger may ask for, each time with another name. */
const kinds = [
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

function visit(server: Server, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const get = request(`${server.address}${path}`, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    get.once('error', reject)
    get.end()
  })
}

/** Asks for `count` addresses, all different, over several connections. */
async function visitMany(server: Server, prefix: string, count: number): Promise<Set<number>> {
  const statuses = new Set<number>()
  let next = 0
  const visitor = async () => {
    while (next < count) {
      const kind = kinds[next % kinds.length]
      const name = `${prefix}${next}`
      next += 1
      if (kind) statuses.add(await visit(server, kind(name)))
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  return statuses
}

test(`memory stays bounded when strangers ask for ${addresses} different addresses`, async () => {
  test.setTimeout(120_000 + addresses * 10)
  const installation = new Installation()
  try {
    const server = await installation.startServer()
    // Code is compiled and the heap takes its usual size before anything is compared.
    await visitMany(server, 'a', 6000)
    const before = server.residentMemory()
    const statuses = await visitMany(server, 'b', addresses)
    const growth = server.residentMemory() - before
    console.log(`Resident memory: ${toMegabytes(before)} MB, then ${toMegabytes(growth)} MB more`)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
    expect(growth).toBeLessThan(mostGrowth)
  } finally {
    await installation.remove()
  }
})

function toMegabytes(bytes: number): number {
  return Math.round(bytes / megabyte)
}
