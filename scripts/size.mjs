/**
 * Weighs what a visitor loads, in brotli, and fails where a budget is exceeded: the code of
 * the first page, of every further route, and the font. It reads the built site.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildIfNeeded, root } from './lib/build.mjs'

const KB = 1024
const budgets = { first: 125 * KB, route: 8 * KB, font: 30 * KB }
const dist = path.join(root, 'dist')

await buildIfNeeded()
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'))

/** The files that an entry of the manifest brings with it, itself included. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const inner of manifest[key].imports ?? []) closure(inner, seen)
  return seen
}

function weight(file) {
  return brotliCompressSync(readFileSync(path.join(dist, file))).length
}

const weightOf = (keys) => [...keys].reduce((sum, key) => sum + weight(manifest[key].file), 0)

const entry = closure('index.html')
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/.*Page\.tsx$/.test(key))
const home = pages.find((key) => key.endsWith('HomePage.tsx'))
const first = closure(home, new Set(entry))
const fonts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'))

const lines = [
  ['first load of /', weightOf(first), budgets.first],
  ...pages
    .filter((key) => key !== home)
    .map((key) => {
      const added = [...closure(key)].filter((part) => !entry.has(part))
      return [`+ ${path.basename(key, '.tsx')}`, weightOf(added), budgets.route]
    }),
  ...fonts.map((file) => [`font ${file}`, weight(path.join('assets', file)), budgets.font]),
  ['fonts', fonts.length, 1],
]

for (const [name, bytes, most] of lines) {
  const mark = bytes > most ? 'TOO MUCH' : 'ok'
  console.log(
    `${name.padEnd(48)} ${String(bytes).padStart(7)} of ${String(most).padStart(7)}  ${mark}`,
  )
}
if (lines.some(([, bytes, most]) => bytes > most)) process.exitCode = 1
