import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureName } from '../../src/lib/pictures'
import { paths } from '../paths'

/** The SHA-256 of every sample picture, by its address. */
export type SamplePictures = Record<string, string>

export function readSamplePictures(): SamplePictures {
  const file = path.join(paths.root, 'content', 'sample-pictures.json')
  return JSON.parse(readFileSync(file, 'utf8')) as SamplePictures
}

/** Whether the file at an address is that of the sample, or is missing at such an address. */
export async function isSamplePicture(address: string): Promise<boolean> {
  const name = pictureName(address) ?? ''
  const hash = readSamplePictures()[`/pictures/${name}`]
  if (hash === undefined) return false
  const bytes = await readFile(path.join(paths.pictures, name)).catch(() => undefined)
  return !bytes || createHash('sha256').update(bytes).digest('hex') === hash
}
