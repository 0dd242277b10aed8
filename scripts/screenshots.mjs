/**
 * Takes the reference pictures of every page anew, and keeps them in 256 colours: a quarter
 * of the bytes, and nearer to the page than the comparison looks.
 */
import './lib/noInstallation.mjs'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { root } from './lib/folders.mjs'

const folder = path.join(root, 'e2e', 'appearance')
const run = path.join(root, 'scripts', 'browser-tests.mjs')
const args = [run, 'appearance', '--update-snapshots', ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
for (const name of readdirSync(folder)) {
  const file = path.join(folder, name)
  const picture = readFileSync(file)
  const { paletteBitDepth } = await sharp(picture).metadata()
  if (paletteBitDepth) continue
  writeFileSync(file, await sharp(picture).png({ palette: true, dither: 0, effort: 10 }).toBuffer())
}
process.exit(status ?? 1)
