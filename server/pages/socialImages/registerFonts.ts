import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import decompress from 'wawoff2/decompress.js'
import type { FontFile } from './socialImageFonts'

/** No fonts of the machine, and no hinting: letters have the same positions on every machine. */
const fontconfig =
  '<fontconfig><match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit></match></fontconfig>'

const registered = new Map<string, Promise<void>>()
let folder: string | undefined

/** Lets `sharp` draw texts in these fonts as long as this process runs. */
export async function registerFonts(files: readonly FontFile[]): Promise<void> {
  for (const { file } of files) {
    const registration = registered.get(file) ?? register(file)
    registered.set(file, registration)
    await registration
  }
}

/** pango draws no WOFF2, and reads files when it needs them. */
async function register(file: string): Promise<void> {
  folder ??= createFolder()
  const font = path.join(folder, `${path.basename(file, '.woff2')}.ttf`)
  writeFileSync(font, await decompress(readFileSync(file)))
  await sharp({ text: { text: '.', fontfile: font } })
    .raw()
    .toBuffer()
}

function createFolder(): string {
  const created = mkdtempSync(path.join(tmpdir(), 'karya-fonts-'))
  process.once('exit', () => rmSync(created, { recursive: true, force: true }))
  const file = path.join(created, 'fonts.conf')
  writeFileSync(file, fontconfig)
  process.env.FONTCONFIG_FILE ??= file
  return created
}
