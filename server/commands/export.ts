import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../app'
import { readConfig } from '../configuration'
import { readContentChangedAt, readContentVersion } from '../database/contentWrites'
import { assertMainLanguage } from '../database/mainLanguage'
import type { Db } from '../database/schema'
import { localDay } from '../dates'
import { commandTexts } from '../language/catalogues'
import { ExportFolder } from '../pages/export/ExportFolder'
import { exportSite, type ExportOptions } from '../pages/export/exportSite'
import { openSocialImages } from '../pages/socialImages/socialImageCache'
import { loadRenderer } from '../pages/renderer'
import { paths } from '../paths'
import { ImagingProcess } from '../pictures/conversion/ImagingProcess'
import { openPictures } from '../pictures/openPictures'
import type { PictureFile } from '../pictures/pictureFiles'
import { storedPictures } from '../pictures/repository'
import { findNextPublication } from '../resources/posts/repository'
import { readSiteEnv } from '../storedSettings'
import { UserFacingError } from '../UserFacingError'
import { isOneName } from './isOneName'
import { withDatabase } from './withDatabase'

/**
 * `export DIR`: writes the whole site as static files; into a folder with an earlier export, only
 * what has changed.
 */
export async function exportCommand(args: string[]): Promise<void> {
  const [folder] = args
  if (!folder || !isOneName(args)) throw new UserFacingError((texts) => texts.export.usage)
  const target = new ExportFolder(path.resolve(folder))
  const numbers = await withDatabase((database) => exportDatabase(database, target))
  const texts = commandTexts().export
  if (!numbers) return console.log(texts.unchanged(folder))
  console.log(texts.done(folder, numbers.pages, numbers.responses))
  console.log(texts.written(target.changes))
  const perPage = (time: number) => (time / numbers.pages).toFixed(1)
  const { pages, previews, pictures } = numbers.times
  console.log(texts.costs(perPage(pages), perPage(previews), perPage(pictures)))
  console.log(texts.limitations)
}

/** @returns the numbers of files; undefined if nothing has changed */
async function exportDatabase(database: Db, target: ExportFolder) {
  const renderer = loadRenderer(paths.renderer)
  const config = readConfig(await readSiteEnv(database))
  await assertMainLanguage(database, config.languages[0])
  const { dataDir, languages, pictureHosts, publicUrl, hidesUntranslatedPosts } = config
  const warn = (message: string) => console.warn(message)
  const imaging = new ImagingProcess(paths.imaging)
  const pictures = openPictures({
    dataDir,
    folder: paths.pictures,
    stored: storedPictures(database),
    convert: imaging.convertPicture,
    warn,
  })
  const settings = { languages, hidesUntranslatedPosts, pictureHosts, publicUrl }
  const state = await readState(database, await pictures.list(), settings)
  if (target.isUpToDate(state)) return undefined
  const constant = { languages, hidesUntranslatedPosts, pictures, publicUrl }
  const app = await buildApp({ database, ...constant, hasStudio: false, cachesResponses: false })
  try {
    const numbers = await exportSite({
      app,
      renderer,
      drawSocialImage: openSocialImages(imaging, dataDir, warn),
      drawIcon: imaging.drawIcon,
      imagingTime: () => imaging.cpuTime,
      site: paths.site,
      target,
      languages,
      pictureHosts,
      onProgress: showProgress(),
    })
    await target.finish(state)
    return numbers
  } finally {
    await app.close()
  }
}

/** All that an export depends on, as a hash: the same state gives the same files. */
export async function readState(
  database: Db,
  pictures: readonly PictureFile[],
  settings: object,
): Promise<string> {
  const built = readdirSync(paths.site, { recursive: true, encoding: 'utf8' }).sort()
  const state = {
    content: [await readContentVersion(database), await readContentChangedAt(database)],
    pictures: pictures.map(({ name, stamp }) => [name, stamp]),
    // This file is that of the commands, which also write feeds and redirects.
    build: [
      ...[__filename, paths.renderer, paths.imaging],
      ...built.map((name) => path.join(paths.site, name)),
    ].map(stampOf),
    settings,
    nextPost: await findNextPublication(database),
    // Years of experience are counted on a day.
    day: localDay(new Date()),
  }
  return createHash('sha256').update(JSON.stringify(state)).digest('hex')
}

function stampOf(file: string): unknown[] {
  const { size, mtimeMs } = statSync(file)
  return [file, size, mtimeMs]
}

/** Prints the progress on a terminal: a line for each step. */
function showProgress(): ExportOptions['onProgress'] {
  const { stdout } = process
  if (!stdout.isTTY) return () => undefined
  const { progress, steps } = commandTexts().export
  return (step, done, total) => {
    const end = done === total ? '\n' : ''
    stdout.write(`\r${progress(steps[step], done, total)}\x1b[K${end}`)
  }
}
