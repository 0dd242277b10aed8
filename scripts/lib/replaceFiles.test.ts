import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let folder: string

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'karya-replace-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Replaces a site, and prints the text of its page before each file is moved. */
const script = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const [built, site] = process.argv.slice(1)
  const pages = []
  const { renameSync } = fs
  fs.renameSync = (from, to) => {
    const page = site + '/index.html'
    pages.push(fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : '')
    renameSync(from, to)
  }
  syncBuiltinESMExports()
  const { replaceSite } = await import(${JSON.stringify(path.join(__dirname, 'replaceFiles.mjs'))})
  replaceSite(built, site)
  console.log(JSON.stringify(pages))
`

/**
 * Replaces the site by a build. The manifest lists its files in assets/.
 * @returns the text of the page before each file is moved
 */
function replaceBy(files: Record<string, string>): string[] {
  const built = path.join(folder, 'built')
  const assets = Object.keys(files).filter((file) => file.startsWith('assets/'))
  const [main, ...others] = assets
  const manifest = JSON.stringify({ main: { file: main, assets: others } })
  for (const [name, text] of Object.entries({ ...files, '.vite/manifest.json': manifest })) {
    mkdirSync(path.dirname(path.join(built, name)), { recursive: true })
    writeFileSync(path.join(built, name), text)
  }
  const args = ['--input-type=module', '-e', script, built, path.join(folder, 'site')]
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' })
  rmSync(built, { recursive: true })
  return JSON.parse(output) as string[]
}

function site(): Record<string, string> {
  const root = path.join(folder, 'site')
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
  )
}

it('retains the hashed files of the previous build, and no other old files', () => {
  replaceBy({ 'index.html': '1', 'assets/a-1.js': '', 'assets/f-1.woff2': '', 'old.svg': '' })
  replaceBy({ 'index.html': '2', 'assets/a-2.js': '' })
  expect(site()).toEqual({
    'index.html': '2',
    'assets/a-1.js': '',
    'assets/f-1.woff2': '',
    'assets/a-2.js': '',
  })
  replaceBy({ 'index.html': '3', 'assets/a-3.js': '' })
  expect(Object.keys(site()).sort()).toEqual(['assets/a-2.js', 'assets/a-3.js', 'index.html'])
})

it('replaces a folder by a file, and a file by a folder', () => {
  replaceBy({ 'index.html': '1', 'a/b.txt': 'b', c: 'c' })
  replaceBy({ 'index.html': '2', a: 'a', 'c/d/e.txt': 'e' })
  expect(site()).toEqual({ 'index.html': '2', a: 'a', 'c/d/e.txt': 'e' })
})

it('moves the page last', () => {
  replaceBy({ 'index.html': '1' })
  const pages = replaceBy({ 'index.html': '2', 'assets/a-2.js': '', 'z.svg': '' })
  expect(pages).toEqual(['1', '1', '1', '1'])
  expect(site()['index.html']).toBe('2')
})
