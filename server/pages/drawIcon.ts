import sharp from 'sharp'
import type { DrawIcon } from './icons'

export const drawIcon: DrawIcon = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 120 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
