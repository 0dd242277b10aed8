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
import { decodeText } from './decodeText'
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
  const pictures = new Map<string, Buffer>()
  const index: PictureIndex = {}
  for (const { hash, url, alt, focus, created_at } of await listPictures(db)) {
    const name = path.posix.basename(url)
    const bytes = await readPictureBytes(db, hash)
    if (bytes) pictures.set(name, bytes)
    index[name] = { alt, focus, created_at }
  }
  writePictures(contentFile, pictures, index)
  return pictures.size
}

/** @param pictures their bytes, by the names under which pictures are stored */
export function writePictures(
  contentFile: string,
  pictures: ReadonlyMap<string, Buffer>,
  index: PictureIndex = {},
): void {
  const all = { ...readPictureIndex(contentFile), ...index }
  if (pictures.size > 0) mkdirSync(pathIn(contentFile), { recursive: true })
  for (const [name, bytes] of pictures) writeFileSync(pathIn(contentFile, name), bytes)
  if (Object.keys(index).length === 0) return
  writeFileSync(pathIn(contentFile, indexName), `${JSON.stringify(all, null, 2)}\n`)
}

/**
 * Reads pictures that are to be stored, with their descriptions.
 * @param folder in which they are, for messages
 * @throws UserFacingError that names each picture with a mistake
 */
export async function readSourcePictures(
  pictures: ReadonlyMap<string, Buffer>,
  index: PictureIndex = {},
  folder = '',
) {
  const mistakes: string[] = []
  const read: { picture: NewPicture; values: ReturnType<typeof valuesOf> }[] = []
  for (const [name, bytes] of pictures) {
    const picture = await readPicture(name, bytes)
    if (typeof picture === 'string') mistakes.push(`${path.join(folder, name)}: ${picture}`)
    else read.push({ picture, values: valuesOf(index[name]) })
  }
  if (mistakes.length > 0) throw new UserFacingError(() => mistakes.join('\n'))
  return read
}

/** @returns a message if it is no picture that can be stored */
async function readPicture(name: string, bytes: Buffer): Promise<NewPicture | string> {
  const texts = commandTexts().files
  if (bytes.length > maxUploadSize) return texts.pictureTooLarge(maxUploadSize / 2 ** 20)
  if (hashOf(bytes) !== path.parse(name).name) return texts.pictureChanged
  // Loaded here: a start without such files does not need the library.
  const { default: sharp } = await import('sharp')
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!size) return texts.noPicture
  return { bytes, width: size.width, height: size.height, extension: path.extname(name).slice(1) }
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
  const pictures = await checkPictureFiles(contentFile)
  if (pictures.length === 0) return 0
  await write(db, async (transaction) => {
    for (const { picture, values } of pictures) await storePicture(transaction, picture, values)
  })
  return pictures.length
}

/** @throws UserFacingError that names each stored picture beside a content file with a mistake */
export async function checkPictureFiles(contentFile: string) {
  const { pictures, pictureIndex } = readPictureFiles(contentFile)
  return readSourcePictures(pictures, pictureIndex, printedName(pathIn(contentFile)))
}

/** The stored pictures beside a content file, by their names, and how they are described. */
export function readPictureFiles(contentFile: string) {
  const folder = pathIn(contentFile)
  const files = existsSync(folder) ? attemptToRead(folder, () => readdirSync(folder)) : []
  const names = files.filter(isStoredName)
  return {
    pictures: new Map(names.map((name) => [name, readBytes(pathIn(contentFile, name))])),
    pictureIndex: readPictureIndex(contentFile),
  }
}

/** Whether a file has the name of a stored picture: the hash of its bytes. */
export function isStoredName(file: string): boolean {
  const { name, ext } = path.parse(file)
  const formats = Object.values(storedFormats)
  return hashPattern.test(name) && formats.some(({ extension }) => `.${extension}` === ext)
}

/** How the pictures beside a content file are described; empty without such a file. */
function readPictureIndex(contentFile: string): PictureIndex {
  const file = pathIn(contentFile, indexName)
  return existsSync(file) ? parsePictureIndex(printedName(file), readBytes(file)) : {}
}

/** @throws UserFacingError that names the mistakes with file and line */
export function parsePictureIndex(name: string, bytes: Buffer): PictureIndex {
  const { data, mistakes } = parseAs(name, decodeText({ path: name, bytes }), schema)
  if (mistakes) throw new UserFacingError(() => mistakes.join('\n'))
  return data
}
