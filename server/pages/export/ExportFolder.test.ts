import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'
import { ExportFolder } from './ExportFolder'

afterAll(cleanUp)

/** Exports files into a folder. */
function exportInto(folder: string, files: Record<string, string>, state = 'state'): ExportFolder {
  const target = new ExportFolder(folder)
  for (const [file, content] of Object.entries(files)) target.write(file, content)
  target.finish(state)
  return target
}

it('writes and deletes only what has changed', () => {
  const folder = temporaryFolder()
  const first = exportInto(folder, { 'index.html': 'a', 'blog/index.html': 'b', 'old.txt': 'c' })
  expect(first.changes).toBe(3)
  const second = exportInto(folder, { 'index.html': 'a', 'blog/index.html': 'new' })
  expect(second.changes).toBe(2)
  expect(readFileSync(path.join(folder, 'blog/index.html'), 'utf8')).toBe('new')
  expect(existsSync(path.join(folder, 'old.txt'))).toBe(false)
})

it('knows an export of the same state, unless a file is missing or was changed', () => {
  const folder = temporaryFolder()
  expect(new ExportFolder(folder).isUpToDate('state')).toBe(false)
  exportInto(folder, { 'index.html': 'a' })
  expect(new ExportFolder(folder).isUpToDate('state')).toBe(true)
  expect(new ExportFolder(folder).isUpToDate('another')).toBe(false)
  writeFileSync(path.join(folder, 'index.html'), 'longer')
  expect(new ExportFolder(folder).isUpToDate('state')).toBe(false)
  expect(exportInto(folder, { 'index.html': 'a' }).changes).toBe(1)
})

it('continues an export that was interrupted', () => {
  const folder = temporaryFolder()
  new ExportFolder(folder).write('index.html', 'a')
  expect(exportInto(folder, { 'index.html': 'a' }).changes).toBe(1)
  new ExportFolder(folder).write('blog/index.html', 'b')
  expect(new ExportFolder(folder).isUpToDate('state')).toBe(false)
})

it('keeps what the owner has added, and refuses a folder with other files', () => {
  const folder = temporaryFolder()
  exportInto(folder, { 'index.html': 'a' })
  writeFileSync(path.join(folder, 'CNAME'), 'sukma.dev')
  exportInto(folder, {})
  expect(existsSync(path.join(folder, 'CNAME'))).toBe(true)
  expect(existsSync(path.join(folder, 'index.html'))).toBe(false)
  const foreign = temporaryFolder({ 'notes.txt': 'x' })
  expect(() => new ExportFolder(foreign)).toThrow(/is not empty and has no earlier export/)
})
