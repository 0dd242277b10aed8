import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Byte offsets of values in the header of a WOFF2 file, by the names in its specification. */
const woff2 = { numTables: 12, totalCompressedSize: 20, directory: 48 } as const

/** Numbers of tables in the directory of a WOFF2 file. */
const tables = { cmap: 0, glyf: 10, loca: 11, named: 63 } as const

/**
 * The character codes that a WOFF2 file has glyphs for: `unicode.json` also lists others. The package that
 * unpacks such files, which only the imaging process loads, takes 13 MB of memory.
 */
export function readCharacterCodes(file: string): Set<number> {
  const font = readFileSync(file)
  let position: number = woff2.directory
  const readLength = () => {
    let length = 0
    for (;;) {
      const byte = font.readUInt8(position++)
      length = length * 128 + (byte & 127)
      if (byte < 128) return length
    }
  }
  let start = 0
  let cmapStart: number | undefined
  for (let index = 0; index < font.readUInt16BE(woff2.numTables); index++) {
    const flags = font.readUInt8(position++)
    const [table, version] = [flags & 63, flags >> 6]
    if (table === tables.named) position += 4
    if (table === tables.cmap) cmapStart = start
    const originalLength = readLength()
    const hasGlyphs = table === tables.glyf || table === tables.loca
    const isTransformed = hasGlyphs ? version !== 3 : version !== 0
    start += isTransformed ? readLength() : originalLength
  }
  const compressed = font.subarray(
    position,
    position + font.readUInt32BE(woff2.totalCompressedSize),
  )
  if (cmapStart === undefined) return new Set()
  return readCmap(brotliDecompressSync(compressed).subarray(cmapStart))
}

/** Reads the formats 4 and 12 of a `cmap` table. */
function readCmap(cmap: Buffer): Set<number> {
  const codes = new Set<number>()
  const add = (first: number, last: number) => {
    for (let code = first; code <= last; code++) codes.add(code)
  }
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index))
    const format = table.readUInt16BE(0)
    if (format === 4) {
      const length = table.readUInt16BE(6)
      // The last segment is empty.
      for (let at = 0; at < length - 2; at += 2) {
        add(table.readUInt16BE(16 + length + at), table.readUInt16BE(14 + at))
      }
    } else if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        add(table.readUInt32BE(16 + 12 * group), table.readUInt32BE(20 + 12 * group))
      }
    }
  }
  return codes
}
