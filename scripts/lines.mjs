/** Prints the lines of code by folder, and fails if a limit is exceeded. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/folders.mjs'

/** What is counted: the first group whose pattern matches. */
const groups = [
  { name: 'tests', limit: 20_000, pattern: /\.test\.|^(e2e|__mocks__|server\/(testing|tests))\// },
  { name: 'product', limit: 34_000, pattern: /^(src|server)\// },
  { name: 'benchmarks', limit: 1000, pattern: /^bench\// },
  { name: 'scripts', limit: Infinity, pattern: /^scripts\// },
]

const options = { cwd: root, encoding: /** @type {const} */ ('utf8') }
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options)
/** @type {Map<string, number>} */
const folders = new Map()
const sums = groups.map(() => 0)
for (const file of new Set(files.split('\n').filter((name) => /\.m?tsx?$|\.mjs$/.test(name)))) {
  const index = groups.findIndex(({ pattern }) => pattern.test(file))
  if (index === -1) continue
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').length - 1
  const folder = `${groups[index]?.name}: ${file.split('/').slice(0, -1).slice(0, 2).join('/')}`
  folders.set(folder, (folders.get(folder) ?? 0) + lines)
  sums[index] = (sums[index] ?? 0) + lines
}
for (const [folder, lines] of [...folders].sort()) {
  console.log(`${folder.padEnd(40)} ${String(lines).padStart(6)}`)
}
for (const [index, { name, limit }] of groups.entries()) {
  const sum = sums[index] ?? 0
  const verdict = sum > limit ? `of ${limit}  ABOVE THE LIMIT` : `of ${limit}  ok`
  const comparison = limit === Infinity ? '' : verdict
  console.log(`${name.padEnd(40)} ${String(sum).padStart(6)} ${comparison}`.trimEnd())
  if (sum > limit) process.exitCode = 1
}
