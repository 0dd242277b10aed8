/**
 * Takes the reference screenshots again and reduces them to 256 colours: a quarter of the size,
 * with differences below the threshold of the comparison.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './lib/folders.mjs'
import { runChild } from './lib/processes.mjs'

const folder = path.join(root, 'e2e', 'screenshots')
const tests = path.join(root, 'scripts', 'browser-tests.mjs')
const findScreenshots = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => path.join(folder, name))

for (const file of findScreenshots()) rmSync(file)
process.env.E2E_FOLDER = 'screenshots'
process.exitCode = await runChild(process.execPath, [tests, '--update-snapshots=all'])
for (const file of findScreenshots()) {
  const screenshot = sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 10 })
  writeFileSync(file, await screenshot.toBuffer())
}
