import path from 'node:path'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { Type, type Static } from 'typebox'
import { maxUploadSize } from '../../src/contract/constants'
import { FocalPoint } from '../../src/contract/pictures'
import { Maybe } from '../../src/contract/schema/values'
import { write } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { commandTexts } from '../language/catalogues'
import { storedFormats } from '../pictures/conversion/formats'
import {
  hashOf,
  listPictures,
  readPictureBytes,
  storePicture,
  type NewPicture,
} from '../pictures/repository'
import { UserFacingError } from '../UserFacingError'
import { attemptToRead, printedName, readBytes } from './posts/postFiles'
import { compileSchema, parseAs } from './validate'

const PictureIndex = Type.Record(
  Type.String(),
  Type.Object({
    alt: Maybe(Type.String({ maxLength: 200 })),
    focus: Maybe(FocalPoint),
    created_at: Maybe(Type.String()),
  }),
)
/** How stored pictures are described and cropped, by their names. */
export type PictureIndex = Static<typeof PictureIndex>

const schema = compileSchema(PictureIndex)
const hashPattern = /^[0-9a-f]{64}$/
export const indexName = 'pictures.json'

const pathIn = (contentFile: string, name = '') =>
  path.join(path.dirname(contentFile), 'pictures', name)

/** Writes all stored pictures beside a content file; other files there stay. @returns their number */
export async function exportPictures(db: Db, contentFile: string): Promise<number> {
  const pictures = await listPictures(db)
  if (pictures.length === 0) return 0
  const index = readPictureIndex(contentFile)
  mkdirSync(pathIn(contentFile), { recursive: true })
  for (const { hash, url, alt, focus, created_at } of pictures) {
    const name = path.posix.basename(url)
    const bytes = await readPictureBytes(db, hash)
    if (bytes) writeFileSync(pathIn(contentFile, name), bytes)
    index[name] = { alt, focus, created_at }
  }
  writeIndex(contentFile, index)
  return pictures.length
}

/** @param pictures their bytes, by the names under which pictures are stored */
export function writePictures(
  contentFile: string,
  pictures: ReadonlyMap<string, Buffer>,
  index: PictureIndex = {},
): void {
  if (pictures.size > 0) mkdirSync(pathIn(contentFile), { recursive: true })
  for (const [name, bytes] of pictures) writeFileSync(pathIn(contentFile, name), bytes)
  if (Object.keys(index).length > 0) {
    writeIndex(contentFile, { ...readPictureIndex(contentFile), ...index })
  }
}

function writeIndex(contentFile: string, index: PictureIndex): void {
  writeFileSync(pathIn(contentFile, indexName), `${JSON.stringify(index, null, 2)}\n`)
}

/** @throws UserFacingError that names each picture with a mistake */
export async function readSourcePictures(
  pictures: ReadonlyMap<string, Buffer>,
  index: PictureIndex = {},
) {
  await assertPictures(pictures)
  return Promise.all(
    [...pictures].map(async ([name, bytes]) => ({
      picture: await readPicture(name, bytes),
      values: valuesOf(index[name]),
    })),
  )
}

const valuesOf = ({ alt, focus, created_at }: Partial<PictureIndex[string]> = {}) => ({
  ...{ alt: alt ?? null, focus_x: focus?.x ?? null, focus_y: focus?.y ?? null },
  ...(created_at ? { created_at } : {}),
})

/**
 * Stores the pictures beside a content file that are not stored yet; no other picture is changed.
 * @returns the number of files
 * @throws UserFacingError, before anything is stored, that names each file with a mistake
 */
export async function importPictures(db: Db, contentFile: string): Promise<number> {
  const names = await checkPictureFiles(contentFile)
  if (names.length === 0) return 0
  const index = readPictureIndex(contentFile)
  await write(db, async (transaction) => {
    for (const name of names) {
      const picture = await readPicture(name, readBytes(pathIn(contentFile, name)))
      await storePicture(transaction, picture, valuesOf(index[name]))
    }
  })
  return names.length
}

/** @throws UserFacingError that names each stored picture beside a content file with a mistake */
export async function checkPictureFiles(contentFile: string): Promise<string[]> {
  const names = findPictureFiles(contentFile)
  readPictureIndex(contentFile)
  await assertPictures(readEach(names.map((name) => pathIn(contentFile, name))))
  return names
}

function findPictureFiles(contentFile: string): string[] {
  const folder = pathIn(contentFile)
  if (!existsSync(folder)) return []
  return attemptToRead(folder, () => readdirSync(folder)).filter(isStoredName)
}

/** The bytes of the stored pictures beside a content file, by their names. */
export const readPictureFiles = (contentFile: string) =>
  new Map(findPictureFiles(contentFile).map((name) => [name, readBytes(pathIn(contentFile, name))]))

/** Whether a file has the name of a stored picture: the hash of its bytes. */
export function isStoredName(file: string): boolean {
  const { name, ext } = path.parse(file)
  const formats = Object.values(storedFormats)
  return hashPattern.test(name) && formats.some(({ extension }) => `.${extension}` === ext)
}

/** Reads one file at a time: together they may be larger than the memory. */
function* readEach(files: readonly string[]): Generator<[name: string, bytes: Buffer]> {
  for (const file of files) yield [printedName(file), readBytes(file)]
}

async function assertPictures(files: Iterable<[name: string, bytes: Buffer]>): Promise<void> {
  const texts = commandTexts().files
  const mistakes: string[] = []
  for (const [name, bytes] of files) {
    const isPicture = () => readPicture(name, bytes).catch(() => undefined)
    if (bytes.length > maxUploadSize) {
      mistakes.push(`${name}: ${texts.pictureTooLarge(maxUploadSize / 2 ** 20)}`)
    } else if (hashOf(bytes) !== path.parse(name).name) {
      mistakes.push(`${name}: ${texts.pictureChanged}`)
    } else if (!(await isPicture())) mistakes.push(`${name}: ${texts.noPicture}`)
  }
  if (mistakes.length > 0) throw new UserFacingError(() => mistakes.join('\n'))
}

async function readPicture(name: string, bytes: Buffer): Promise<NewPicture> {
  // Loaded here: a start without such files does not need the library.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height, extension: path.extname(name).slice(1) }
}

/** How the pictures beside a content file are described; empty without such a file. */
export function readPictureIndex(contentFile: string): PictureIndex {
  const file = pathIn(contentFile, indexName)
  return existsSync(file) ? parsePictureIndex(printedName(file), readBytes(file)) : {}
}

/** @throws UserFacingError that names the mistakes with file and line */
export function parsePictureIndex(name: string, bytes: Buffer): PictureIndex {
  const { data, mistakes } = parseAs(name, bytes.toString('utf8'), schema)
  if (mistakes) throw new UserFacingError(() => mistakes.join('\n'))
  return data
}
