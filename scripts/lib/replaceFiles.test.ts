import fs from 'node:fs'
import path from 'node:path'
import { temporaryFolder, writeFiles } from '../../server/testing/cleanUp'
import { replaceSite } from './replaceFiles.mjs'

const { renameSync } = fs
let folder: string

beforeEach(() => (folder = temporaryFolder()))
/**
 * Replaces the site by a build. The manifest lists its files in assets/.
 * @returns the text of the page before each file is moved
 */
function replaceBy(files: Record<string, string>): string[] {
  const built = path.join(folder, 'built')
  const assets = Object.keys(files).filter((file) => file.startsWith('assets/'))
  const [main, ...others] = assets
  const manifest = JSON.stringify({ main: { file: main, assets: others } })
  writeFiles(built, { ...files, '.vite/manifest.json': manifest })
  const pages: string[] = []
  const page = path.join(folder, 'site', 'index.html')
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    pages.push(fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : '')
    renameSync(from, to)
  })
  replaceSite(built, path.join(folder, 'site'))
  fs.rmSync(built, { recursive: true })
  return pages
}

function site(): Record<string, string> {
  const root = path.join(folder, 'site')
  const files = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [path.relative(root, file), fs.readFileSync(file, 'utf8')]),
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

it('moves the page last', () => {
  replaceBy({ 'index.html': '1' })
  const pages = replaceBy({ 'index.html': '2', 'assets/a-2.js': '', 'z.svg': '' })
  expect(pages).toEqual(['1', '1', '1', '1'])
  expect(site()['index.html']).toBe('2')
})
