import type { FocalPoint } from '../../contract/pictures'
import { objectPosition } from '../../lib/pictures'

/** Where crops are centred if nothing else is set. */
export const centre: FocalPoint = { x: 50, y: 50 }

/** An address as content stores it, in its parts. */
export interface PictureAddress {
  /** Without the focal point. */
  url: string
  focus: FocalPoint
}

/** Splits an address such as `/pictures/a.webp?focus=30,60`. */
export function parsePictureAddress(address: string): PictureAddress {
  const position = objectPosition(address)
  if (!position) return { url: address, focus: centre }
  const [x = 0, y = 0] = position.split(' ').map((part) => Math.min(100, parseInt(part, 10)))
  return { url: address.slice(0, address.lastIndexOf('?')), focus: { x, y } }
}

/** Joins the parts of an address; the centre is left out, and so is a point of another site's picture. */
export function formatPictureAddress({ url, focus: { x, y } }: PictureAddress): string {
  const isCentre = x === centre.x && y === centre.y
  return isCentre || !url.startsWith('/pictures/') ? url : `${url}?focus=${x},${y}`
}
