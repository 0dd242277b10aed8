import path from 'node:path'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Type, type Static } from 'typebox'
import { FocalPoint } from '../../src/contract/pictures'
import { Maybe } from '../../src/contract/values'
import { write } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { maxUploadSize } from '../pictures/pictureFiles'
import {
  hashOf,
  listPictures,
  pictureExtensions,
  readPictureBytes,
  storePicture,
  type NewPicture,
} from '../pictures/repository'
import { UserFacingError } from '../UserFacingError'
import { formatMistake, parseYaml } from './yamlSource'
import { printedName } from './postFiles'
import { compileSchema } from './validate'

/** What `pictures.json` has of each picture, by the name of its file. */
const PictureIndex = Type.Record(
  Type.String(),
  Type.Object({
    alt: Maybe(Type.String({ maxLength: 200 })),
    focus: Maybe(FocalPoint),
    created_at: Maybe(Type.String()),
  }),
)
type PictureIndex = Static<typeof PictureIndex>

const schema = compileSchema(PictureIndex)
const hashPattern = /^[0-9a-f]{64}$/

/** The folder with the stored pictures that belong to a content file. */
function pictureFolder(contentFile: string): string {
  return path.join(path.dirname(contentFile), 'pictures')
}

function indexFile(contentFile: string): string {
  return path.join(pictureFolder(contentFile), 'pictures.json')
}

/**
 * Writes all stored pictures into the folder `pictures` beside a content file. Other files there stay.
 * @returns the number of pictures
 */
export async function exportPictures(db: Db, contentFile: string): Promise<number> {
  const pictures = await listPictures(db)
  if (pictures.length === 0) return 0
  const index: PictureIndex = readIndex(contentFile)
  mkdirSync(pictureFolder(contentFile), { recursive: true })
  for (const { hash, url, alt, focus, created_at } of pictures) {
    const name = path.posix.basename(url)
    const bytes = await readPictureBytes(db, hash)
    if (bytes) writeFileSync(path.join(pictureFolder(contentFile), name), bytes)
    index[name] = { alt, focus, created_at }
  }
  writeFileSync(indexFile(contentFile), `${JSON.stringify(index, null, 2)}\n`)
  return pictures.length
}

/**
 * Stores the pictures beside a content file that are not stored yet; no other picture is changed.
 * @returns the number of files
 * @throws UserFacingError, before anything is stored, that names each file with a mistake
 */
export async function importPictures(db: Db, contentFile: string): Promise<number> {
  const names = await checkPictureFiles(contentFile)
  if (names.length === 0) return 0
  const index = readIndex(contentFile)
  await write(db, async (transaction) => {
    for (const name of names) {
      const { alt, focus, created_at } = index[name] ?? {}
      await storePicture(transaction, await readPicture(contentFile, name), {
        ...{ alt: alt ?? null, focus_x: focus?.x ?? null, focus_y: focus?.y ?? null },
        ...(created_at ? { created_at } : {}),
      })
    }
  })
  return names.length
}

/**
 * Finds the stored pictures beside a content file: files whose name is a hash.
 * @throws UserFacingError that names each file with a mistake
 */
export async function checkPictureFiles(contentFile: string): Promise<string[]> {
  const folder = pictureFolder(contentFile)
  const names = existsSync(folder) ? readdirSync(folder).filter(isPictureName) : []
  readIndex(contentFile)
  const mistakes: string[] = []
  for (const name of names) {
    const mistake = await findMistake(contentFile, name)
    if (mistake) mistakes.push(`${printedName(path.join(folder, name))}: ${mistake}`)
  }
  if (mistakes.length > 0) throw new UserFacingError(mistakes.join('\n'))
  return names
}

function isPictureName(name: string): boolean {
  const { name: hash, ext } = path.parse(name)
  return hashPattern.test(hash) && pictureExtensions.includes(ext.slice(1))
}

async function findMistake(contentFile: string, name: string): Promise<string | undefined> {
  const bytes = readFileSync(path.join(pictureFolder(contentFile), name))
  if (bytes.length > maxUploadSize) return 'is larger than 20 MB'
  if (hashOf(bytes) !== path.parse(name).name) {
    return 'has been changed: its name is not the SHA-256 of its content'
  }
  try {
    await readPicture(contentFile, name)
    return undefined
  } catch {
    return 'is not a picture'
  }
}

async function readPicture(contentFile: string, name: string): Promise<NewPicture> {
  const bytes = readFileSync(path.join(pictureFolder(contentFile), name))
  // Loaded here: a start without such files does not need the library.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height, extension: path.extname(name).slice(1) }
}

/** @throws UserFacingError that lists every mistake with its line */
function readIndex(contentFile: string): PictureIndex {
  const file = indexFile(contentFile)
  if (!existsSync(file)) return {}
  const { data, error, lineOf } = parseYaml(readFileSync(file, 'utf8'))
  if (!error && schema.isValid(data)) return data
  const mistakes = error
    ? [`${printedName(file)}:${error.line} ${error.message}`]
    : schema
        .findMistakes(data)
        .map((mistake) => formatMistake(printedName(file), lineOf(mistake.path), mistake))
  throw new UserFacingError(mistakes.join('\n'))
}
