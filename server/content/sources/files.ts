import path from 'node:path'
import { readFileSync, statSync } from 'node:fs'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { ignoredNames } from '../../../src/contract/constants'
import { filesIn } from '../../filesIn'
import { UserFacingError } from '../../UserFacingError'
import { attemptToRead, printedName } from '../posts/postFiles'
import type { SourceFile } from './source'

const maxFiles = 20_000
const maxBytes = 500 * 2 ** 20

/**
 * Reads a file, or the files of a folder or of a ZIP archive.
 * @throws UserFacingError if there is no such file, it is damaged, or there is too much
 */
export function readFiles(given: string): SourceFile[] {
  const name = printedName(given)
  return attemptToRead(name, () =>
    statSync(given).isDirectory()
      ? readFolder(given)
      : unpackFile({ path: name, bytes: readFileSync(given) }),
  )
}

/**
 * The files of a ZIP archive; any other file by itself.
 * @throws UserFacingError if the archive is damaged or has too much
 */
export function unpackFile(file: SourceFile): SourceFile[] {
  const { path: name, bytes } = file
  return isZip(bytes) && !isOffice(bytes) ? unzip(name, bytes) : [file]
}

export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04'

export function isOffice(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4096).toString('latin1')
  return start.includes('[Content_Types].xml') || start.includes('opendocument')
}

const isIgnored = (parts: string[]) => parts.some((part) => ignoredNames.test(part))

function readFolder(folder: string): SourceFile[] {
  const names = filesIn(folder)
    .filter((name) => !isIgnored(name.split('/')))
    .sort()
  const size = names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
  assertSize(printedName(folder), names.length, size)
  return names.map((name) => ({ path: name, bytes: readFileSync(path.join(folder, name)) }))
}

function unzip(name: string, archive: Buffer): SourceFile[] {
  let count = 0
  let size = 0
  const filter = (file: UnzipFileInfo) => {
    if (file.name.endsWith('/') || isIgnored(file.name.split('/'))) return false
    assertSize(name, (count += 1), (size += file.originalSize))
    return true
  }
  const entries = attemptToRead(name, () => unzipSync(archive, { filter }))
  return Object.entries(entries)
    .map(([file, bytes]) => ({ path: file, bytes: Buffer.from(bytes) }))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

function assertSize(name: string, count: number, bytes: number): void {
  if (count <= maxFiles && bytes <= maxBytes) return
  throw new UserFacingError(({ sources }) => sources.tooLarge(name, maxFiles, maxBytes / 2 ** 20))
}
