import { readFileSync } from 'node:fs'
import decompress from 'wawoff2/decompress.js'

/** Positions of values in a font, by the names in the specification of OpenType. */
const font = { numTables: 4, tableRecords: 12, recordSize: 16, offset: 8 } as const

/** The character codes that a WOFF2 file has glyphs for: `unicode.json` also lists others. */
export async function readCharacterCodes(file: string): Promise<Set<number>> {
  const data = Buffer.from(await decompress(readFileSync(file)))
  for (let index = 0; index < data.readUInt16BE(font.numTables); index++) {
    const record = data.subarray(font.tableRecords + font.recordSize * index)
    if (record.toString('latin1', 0, 4) !== 'cmap') continue
    return readCmap(data.subarray(record.readUInt32BE(font.offset)))
  }
  return new Set()
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
