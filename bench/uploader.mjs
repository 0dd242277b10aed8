/**
 * Uploads the pictures of a folder one after another over a slow connection, as the studio does: what
 * was uploaded is shown. A process of its own with the lowest priority, because the browser is another
 * machine.
 * Usage: node bench/uploader.mjs URL TOKEN FOLDER. SIGTERM ends it after the current upload.
 */
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** Bytes, and milliseconds between them: the 20 Mbit/s of a good mobile network. */
const part = { size: 64 * 1024, interval: 26 }

const [url, token, folder = ''] = process.argv.slice(2)
let isStopped = false
process.once('SIGTERM', () => (isStopped = true))
setPriority(constants.priority.PRIORITY_LOW)

/** @param {Buffer} bytes */
async function* inParts(bytes) {
  for (let start = 0; start < bytes.length; start += part.size) {
    yield bytes.subarray(start, start + part.size)
    await delay(part.interval)
  }
}

/** @param {string} file */
async function upload(file) {
  const bytes = readFileSync(file)
  const sent = request(`${url}/api/pictures`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/jpeg',
      'content-length': bytes.length,
    },
  })
  const responded = once(sent, 'response')
  await pipeline(inParts(bytes), sent)
  const [response] = /** @type {[import('node:http').IncomingMessage]} */ (await responded)
  const body = await text(response)
  // A picture that is stored already costs less.
  if (response.statusCode !== 201) throw new Error(`An upload fails with ${response.statusCode}`)
  const { data } = JSON.parse(body)
  await (await fetch(`${url}/sized${data.picture.url}/400.avif`)).arrayBuffer()
}

let count = 0
for (const name of readdirSync(folder)) {
  if (isStopped) break
  const file = path.join(folder, name)
  await upload(file)
  rmSync(file)
  count += 1
}
if (!isStopped) throw new Error('There are too few photographs')
console.log(count)
