/**
 * Converts the pictures of the site to the widths and formats of the layout. Results are cached
 * by a hash of the picture's content.
 */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { root as projectFolder } from './folders.mjs'

/** @type {number[]} */
const widths = JSON.parse(
  readFileSync(path.join(projectFolder, 'src', 'lib', 'pictureWidths.json'), 'utf8'),
)
// An effort of 2 encodes AVIF five times as fast as the default, in files 7 % larger.
const formats = { avif: { quality: 50, effort: 2 }, webp: { quality: 72 } }
const rasterPattern = /\.(?:webp|png|jpe?g|avif)$/i

const maxBytes = 20 * 1024 * 1024
const maxPixels = 50_000_000

/** In the folder of a picture's sizes; the server serves no file whose name begins with a dot. */
const coloursFile = '.colours'

const settings = JSON.stringify({ widths, formats, coloursFile })

/**
 * @param {string} root the folder of the project
 * @param {string} site the folder of the built site
 * @returns {Promise<Record<string, string>>} by the address of each picture, the mean colours of
 *   its upper and its lower half, which are shown until the picture has loaded
 */
export async function buildPictures(root, site) {
  const folder = path.join(root, 'public', 'pictures')
  const cache = path.join(root, 'build', 'pictures')
  const placeholder = readFileSync(path.join(folder, 'project-placeholder.svg'))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => rasterPattern.test(name))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
  /** @type {Record<string, string>} */
  const colours = {}

  async function work() {
    for (let name = names.shift(); name; name = names.shift()) {
      const sizes = await cachedSizes(path.join(folder, name), placeholder, cache)
      cpSync(sizes, path.join(site, 'sized', 'pictures', name), { recursive: true })
      colours[`/pictures/${name}`] = readFileSync(path.join(sizes, coloursFile), 'utf8')
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return colours
}

/**
 * @param {string} file
 * @param {Buffer} placeholder shown if the file is not a valid picture
 * @param {string} cache
 * @returns {Promise<string>} the folder of the picture's sizes
 */
async function cachedSizes(file, placeholder, cache) {
  const { size } = await stat(file)
  if (size > maxBytes) {
    warn(file, `it is larger than ${maxBytes / 1024 / 1024} MB`)
    return writeSizes(placeholder, cache)
  }
  try {
    return await writeSizes(await readFile(file), cache)
  } catch (error) {
    warn(file, error instanceof Error ? error.message : String(error))
    return writeSizes(placeholder, cache)
  }
}

/**
 * @param {Buffer} bytes of a picture
 * @param {string} cache
 * @returns {Promise<string>} the folder of its sizes, which is created if it does not exist
 * @throws if the picture is not valid
 */
async function writeSizes(bytes, cache) {
  const hash = createHash('sha256').update(settings).update(bytes).digest('hex')
  const folder = path.join(cache, hash.slice(0, 32))
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${randomUUID()}`
  mkdirSync(unfinished, { recursive: true })
  try {
    await convert(bytes, unfinished)
    renameSync(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    // The same picture under another name, or another process, may have been faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/**
 * @param {Buffer} bytes
 * @param {string} folder
 */
async function convert(bytes, folder) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  for (const width of widths) {
    const sized = picture.clone().resize({ width, withoutEnlargement: true })
    await sized
      .clone()
      .avif(formats.avif)
      .toFile(path.join(folder, `${width}.avif`))
    await sized
      .clone()
      .webp(formats.webp)
      .toFile(path.join(folder, `${width}.webp`))
  }
  await writeFile(path.join(folder, coloursFile), await meanColours(picture))
}

/**
 * The mean colours of the upper and the lower half; empty if the picture is transparent.
 * @param {import('sharp').Sharp} picture
 */
async function meanColours(picture) {
  const { isOpaque } = await picture.stats()
  if (!isOpaque) return ''
  const pixels = await picture.clone().resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return [0, 3].map((at) => `#${pixels.subarray(at, at + 3).toString('hex')}`).join(' ')
}

/**
 * @param {string} file
 * @param {string} reason
 */
function warn(file, reason) {
  console.warn(`${file} cannot be shown (${reason}). The site shows a placeholder instead.`)
}
