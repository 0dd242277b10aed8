/**
 * Makes every picture of the site in the widths and formats that the layout asks for. What
 * a picture gave once is kept under its content, and made again only where that changes.
 */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

/** As `src/ui/pictureSources.ts` names them. */
const widths = [400, 800, 1200]
/** The least effort that AVIF takes: five times as fast as its usual one, for 7 % more bytes. */
const formats = { avif: { quality: 50, effort: 2 }, webp: { quality: 72 } }
const raster = /\.(?:webp|png|jpe?g|avif)$/i

/** A file, or what it decodes to, beyond this is no picture for a page. */
const mostBytes = 20 * 1024 * 1024
const mostPixels = 50_000_000

/** Beside the pictures; what begins with a dot is not served. */
const coloursFile = '.colours'

const settings = JSON.stringify({ widths, formats, coloursFile })

/**
 * @param root the project's folder
 * @param site the folder that the built site is in
 * @returns by each picture's address, its upper and its lower colour, which stand in for it
 *   until it is there
 */
export async function buildPictures(root, site) {
  const folder = path.join(root, 'public', 'pictures')
  const kept = path.join(root, 'build', 'pictures')
  const fallback = readFileSync(path.join(folder, 'project-placeholder.svg'))
  const names = readdirSync(folder, { recursive: true }).filter((name) => raster.test(name))
  const colours = {}
  const waiting = names.map((name) => name.split(path.sep).join('/')).sort()

  async function work() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const place = await keep(path.join(folder, name), fallback, kept)
      cpSync(place, path.join(site, 'sized', 'pictures', name), { recursive: true })
      colours[`/pictures/${name}`] = readFileSync(path.join(place, coloursFile), 'utf8')
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return colours
}

/** The folder of what a picture gives, made where it is not there yet. */
async function keep(file, fallback, kept) {
  const bytes = await readPicture(file)
  const place = path.join(kept, hash(bytes ?? fallback))
  if (existsSync(place)) return place
  const unfinished = `${place}.${randomUUID()}`
  mkdirSync(unfinished, { recursive: true })
  try {
    await make(bytes ?? fallback, unfinished)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    if (!bytes) throw error
    warn(file, error.message)
    return keep('', fallback, kept)
  }
  try {
    renameSync(unfinished, place)
  } catch (error) {
    // The same picture under another name, or another process, may have been quicker.
    if (!existsSync(place)) throw error
    await rm(unfinished, { recursive: true })
  }
  return place
}

/** The bytes of a file that may be a picture. */
async function readPicture(file) {
  if (!file) return undefined
  if ((await stat(file)).size <= mostBytes) return readFile(file)
  warn(file, `it has more than ${mostBytes / 1024 / 1024} MB`)
  return undefined
}

async function make(bytes, place) {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  for (const width of widths) {
    const sized = picture.clone().resize({ width, withoutEnlargement: true })
    for (const [format, options] of Object.entries(formats)) {
      const made = await sized.clone().toFormat(format, options).toBuffer()
      await writeFile(path.join(place, `${width}.${format}`), made)
    }
  }
  await writeFile(path.join(place, coloursFile), await coloursOf(picture))
}

/** The mean colour of the upper and of the lower half; none where something shines through. */
async function coloursOf(picture) {
  const { isOpaque } = await picture.stats()
  if (!isOpaque) return ''
  const pixels = await picture.clone().resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return [0, 3].map((at) => `#${pixels.subarray(at, at + 3).toString('hex')}`).join(' ')
}

function hash(bytes) {
  return createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 32)
}

function warn(file, reason) {
  console.warn(`${file} cannot be shown (${reason}): a placeholder stands in for it.`)
}
