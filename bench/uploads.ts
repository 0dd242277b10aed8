/** How long readers of the API wait while the owner uploads pictures, beside how long otherwise. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { freePort } from '../scripts/lib/freePort.mjs'
import { median } from './medians'
import { printTable } from './printTable'
import { fetchOnce, waitUntilReady } from './targets'

const goal = 2
const rounds = 5
const clients = 4
const requestsPerClient = 300
/** Milliseconds that a client waits after a response: visitors do not use up the processor. */
const pause = 4
const token = 'benchmark-token-of-more-than-32-characters'
const listUrl = '/api/profile-projects?page=1&limit=6&profile_id=1&is_active=1'

/** A photograph of 24 million pixels; every number makes another one. */
async function takePhotograph(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + (number % 50), sigma: 30 } as const
  const small = await sharp({
    create: { width: 750, height: 500, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer()
  return sharp(small).resize(6000, 4000).jpeg().toBuffer()
}

/** The 99th percentile of the time of a response, in milliseconds. */
async function measureP99(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const read = async () => {
    for (let request = 0; request < requestsPerClient; request += 1) {
      const start = performance.now()
      await fetchOnce(port, listUrl, agent)
      times.push(performance.now() - start)
      await delay(pause)
    }
  }
  await Promise.all(Array.from({ length: clients }, read))
  agent.destroy()
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** Uploads pictures one after another until the returned function is called. */
function startUploads(port: number, photographs: readonly Buffer[]): () => Promise<number> {
  let isStopped = false
  const upload = async () => {
    let count = 0
    for (; !isStopped; count += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/api/pictures`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
        body: new Uint8Array(photographs[count % photographs.length] ?? []),
      })
      if (!response.ok) throw new Error(`An upload fails with ${response.status}`)
      await response.arrayBuffer()
    }
    return count
  }
  const uploaded = upload()
  return () => {
    isStopped = true
    return uploaded
  }
}

/** The medians of the p99 without and with uploads, in turns, and the number of uploads. */
async function measure(port: number) {
  const photographs = await Promise.all([1, 2, 3, 4, 5, 6].map(takePhotograph))
  const quiet: number[] = []
  const uploading: number[] = []
  let uploads = 0
  await measureP99(port)
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await measureP99(port))
    const stop = startUploads(port, photographs)
    uploading.push(await measureP99(port))
    uploads += await stop()
  }
  return { quiet: median(quiet), uploading: median(uploading), uploads }
}

export async function benchUploads(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['build/server.cjs'], {
    cwd: path.resolve(__dirname, '..'),
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, API_TOKEN: token },
  })
  try {
    await waitUntilReady(port, listUrl)
    const { quiet, uploading, uploads } = await measure(port)
    printTable(`GET of the project list, ${clients} clients, p99`, [
      { 'at the same time': 'nothing', 'p99 ms': quiet.toFixed(2) },
      {
        'at the same time': `uploads of 24 megapixels (${uploads})`,
        'p99 ms': uploading.toFixed(2),
      },
    ])
    const ratio = uploading / quiet
    console.log(`\nUploads make the p99 ${ratio.toFixed(2)} times as long (goal ${goal}).`)
    return ratio <= goal
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
