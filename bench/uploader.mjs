/**
 * Uploads the pictures of a folder one after another, as the studio does: what was uploaded is shown.
 * A process of its own with the lowest priority, because the browser is another machine.
 * Usage: node bench/uploader.mjs URL TOKEN FOLDER. SIGTERM ends it after the current upload.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'

const [url, token, folder = ''] = process.argv.slice(2)
let isStopped = false
process.once('SIGTERM', () => (isStopped = true))
setPriority(constants.priority.PRIORITY_LOW)

/** @param {string} file */
async function upload(file) {
  const response = await fetch(`${url}/api/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
    body: readFileSync(file),
  })
  // A picture that is stored already costs less.
  if (response.status !== 201) throw new Error(`An upload fails with ${response.status}`)
  const { data } = await response.json()
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
