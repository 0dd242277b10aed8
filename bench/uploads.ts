/** How long readers of the API wait while the owner uploads pictures, beside how long otherwise. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { freePort } from '../scripts/lib/freePort.mjs'
import { median } from './medians'
import { printTable } from './printTable'
import { fetchOnce, waitUntilReady } from './targets'

const root = path.resolve(__dirname, '..')
const goal = 2
const rounds = 5
const clients = 4
const requestsPerClient = 800
/** More than are uploaded: one that is stored already costs less. */
const photographs = 36
/** Milliseconds that a client waits after a response: visitors do not use up the processor. */
const pause = 4
const token = 'benchmark-token-of-more-than-32-characters'
const listUrl = '/api/profile-projects?page=1&limit=6&profile_id=1&is_active=1'

/** A photograph of 24 million pixels in 3.5 MB, as a telephone takes; every number makes another. */
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

/** Uploads pictures in another process until the returned function is called. */
function startUploads(port: number, folder: string): () => Promise<number> {
  const args = [path.join(root, 'bench', 'uploader.mjs'), `http://127.0.0.1:${port}`, token, folder]
  const uploader = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(uploader, 'exit') as Promise<[number | null]>
  const ended = Promise.all([text(uploader.stdout), exited])
  return async () => {
    uploader.kill('SIGTERM')
    const [count, [code]] = await ended
    if (code !== 0) throw new Error('The uploads failed')
    return Number(count)
  }
}

/** Resolves when the server has converted what was uploaded: it uses no processor then. */
async function waitUntilIdle({ pid }: ChildProcess): Promise<void> {
  // The process for pictures ends five seconds after its last conversion.
  const children = `/proc/${pid}/task/${pid}/children`
  while (readFileSync(children, 'utf8') !== '') await delay(200)
}

/** The medians of the p99 without and with uploads, in turns, and the number of uploads. */
async function measure(server: ChildProcess, port: number, folder: string) {
  for (let number = 0; number < photographs; number += 1) {
    writeFileSync(path.join(folder, `${number}.jpg`), await takePhotograph(number))
  }
  const quiet: number[] = []
  const uploading: number[] = []
  let uploads = 0
  await measureP99(port)
  for (let round = 0; round < rounds; round += 1) {
    await waitUntilIdle(server)
    quiet.push(await measureP99(port))
    const stop = startUploads(port, folder)
    uploading.push(await measureP99(port))
    uploads += await stop()
  }
  return { quiet: median(quiet), uploading: median(uploading), uploads }
}

export async function benchUploads(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-bench-'))
  const photographFolder = path.join(folder, 'photographs')
  mkdirSync(photographFolder)
  const port = await freePort()
  const server = spawn(process.execPath, ['build/server.cjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      API_TOKEN: token,
    },
  })
  try {
    await waitUntilReady(port, listUrl)
    const { quiet, uploading, uploads } = await measure(server, port, photographFolder)
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
