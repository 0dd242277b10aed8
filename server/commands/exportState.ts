import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readContentChangedAt, readContentVersion } from '../database/contentWrites'
import type { Db } from '../database/schema'
import type { PictureFile } from '../pictures/pictureFiles'

interface ExportStateOptions {
  database: Db
  pictures: readonly PictureFile[]
  site: string
  renderer: string
  /** The settings that change pages. */
  settings: unknown
}

/** All that an export depends on, as a hash: the same state gives the same files. */
export async function readExportState({
  database,
  pictures,
  site,
  renderer,
  settings,
}: ExportStateOptions): Promise<string> {
  const built = readdirSync(site, { recursive: true, encoding: 'utf8' }).sort()
  const state = {
    content: [await readContentVersion(database), await readContentChangedAt(database)],
    pictures: pictures.map(({ name, stamp }) => [name, stamp]),
    build: [renderer, ...built.map((name) => path.join(site, name))].map(stampOf),
    settings,
    // Planned posts appear, and years of experience are counted, on a day.
    day: new Date().toISOString().slice(0, 10),
  }
  return createHash('sha256').update(JSON.stringify(state)).digest('hex')
}

function stampOf(file: string): unknown[] {
  const { size, mtimeMs } = statSync(file)
  return [file, size, mtimeMs]
}
