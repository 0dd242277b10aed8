import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../testing/cleanUp'
import { ExportFolder } from './ExportFolder'
import { writeRedirects } from './writeRedirects'

/** Exports files into a folder. */
async function exportInto(folder: string, files: Record<string, string>, state = 'state') {
  const target = new ExportFolder(folder)
  for (const [file, content] of Object.entries(files)) target.write(file, content)
  await target.finish(state)
  return target
}

it('writes and deletes only what has changed', async () => {
  const folder = temporaryFolder()
  const first = await exportInto(folder, {
    'index.html': 'a',
    'blog/index.html': 'b',
    'old.txt': 'c',
  })
  expect(first.changes).toBe(3)
  const second = await exportInto(folder, { 'index.html': 'a', 'blog/index.html': 'new' })
  expect(second.changes).toBe(2)
  expect(readFileSync(path.join(folder, 'blog/index.html'), 'utf8')).toBe('new')
  expect(existsSync(path.join(folder, 'old.txt'))).toBe(false)
})

it('knows an export of the same state, unless a file is missing or was changed', async () => {
  const folder = temporaryFolder()
  expect(new ExportFolder(folder).isUpToDate('state')).toBe(false)
  await exportInto(folder, { 'index.html': 'a' })
  expect(new ExportFolder(folder).isUpToDate('state')).toBe(true)
  expect(new ExportFolder(folder).isUpToDate('another')).toBe(false)
  writeFileSync(path.join(folder, 'index.html'), 'longer')
  expect(new ExportFolder(folder).isUpToDate('state')).toBe(false)
  expect((await exportInto(folder, { 'index.html': 'a' })).changes).toBe(1)
})

it('keeps what the owner has added, and refuses a folder with other files', async () => {
  const folder = temporaryFolder()
  await exportInto(folder, { 'index.html': 'a' })
  writeFileSync(path.join(folder, 'CNAME'), 'sukma.dev')
  await exportInto(folder, {})
  expect(existsSync(path.join(folder, 'CNAME'))).toBe(true)
  expect(existsSync(path.join(folder, 'index.html'))).toBe(false)
  const foreign = temporaryFolder({ 'notes.txt': 'x' })
  expect(() => new ExportFolder(foreign)).toThrow(/is not empty and has no earlier export/)
})

it('writes a document at each former path that no other file of the site has', () => {
  const files = new Map([['about/index.html', 'page']])
  const target = {
    has: (file: string) => files.has(file),
    write: (file: string, text: string | Buffer) => void files.set(file, String(text)),
  }
  const site = { basePath: '/situs/', publicUrl: 'https://sukma.example/situs' }
  const paths = ['/a.html/b', '/2024/05/kopi', '/a.html', '/about', `/${'東'.repeat(100)}`]
  writeRedirects(new Map(paths.map((path) => [path, '/blog/kopi'])), site, target)
  expect([...files.keys()]).toEqual(['about/index.html', '2024/05/kopi/index.html', 'a.html'])
  expect(files.get('about/index.html')).toBe('page')
  const refresh = '<meta http-equiv="refresh" content="0;url=/situs/blog/kopi">'
  expect(files.get('a.html')).toContain(refresh)
  expect(files.get('a.html')).toContain('href="https://sukma.example/situs/blog/kopi"')
})
