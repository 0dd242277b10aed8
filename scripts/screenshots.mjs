/**
 * Takes the reference pictures anew, records what they were taken with, and keeps them in 256
 * colours: a quarter of the bytes, and nearer to the page than the comparison looks.
 */
import './lib/clearOwnerEnv.mjs'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './lib/folders.mjs'
import { runChild } from './lib/runChild.mjs'

const folder = path.join(root, 'e2e', 'screenshots')
const run = path.join(root, 'scripts', 'browser-tests.mjs')
const pictures = () => readdirSync(folder).filter((name) => name.endsWith('.png'))

for (const name of pictures()) rmSync(path.join(folder, name))
process.exitCode = await runChild(process.execPath, [run, 'screenshots', '--update-snapshots=all'])
for (const name of pictures()) {
  const file = path.join(folder, name)
  const picture = sharp(readFileSync(file)).png({ palette: true, dither: 0, effort: 10 })
  writeFileSync(file, await picture.toBuffer())
}
