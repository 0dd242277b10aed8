import { safeLink } from '../../../src/lib/safeLink'
import type { Found, ResumeObject } from './ResumeObject'

const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/iu

/** Adds `https://` to an address without a protocol; undefined if the text is no web address. */
export function webAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (/\s/.test(trimmed)) return undefined
  const isAbsolute = /^https?:\/\//i.test(trimmed)
  const address = isAbsolute ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`
  if (!URL.canParse(address) || address.length > 2000) return undefined
  return isAbsolute || host.test(new URL(address).hostname) ? address : undefined
}

/** The host of a web address without `www.`. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

/** Reads the first of the fields as a web address; notes what was changed or cannot be used. */
export function readWebAddress(object: ResumeObject, ...names: string[]): string | undefined {
  const found = object.find(...names)
  return found && checkWebAddress(object, found)
}

export function checkWebAddress({ notes }: ResumeObject, found: Found): string | undefined {
  const address = webAddress(found.value)
  if (address === undefined) {
    notes.leaveOut(found.path, found.value, 'is no web address')
  } else if (address !== found.value) {
    notes.change(found.path, found.value, `became ${address}`)
  }
  return address
}

/** Reads the address of a picture: a web address, or a path such as `/pictures/me.jpg`. */
export function readPicture(object: ResumeObject, ...names: string[]): string | undefined {
  const found = object.find(...names)
  if (!found) return undefined
  const { path, value } = found
  if (value.startsWith('/') && !value.startsWith('//') && safeLink(value)) return value
  // `me.jpg` has the form of a host, but is a file.
  const isFile = !/^(https?:)?\/\//i.test(value) && /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(value)
  if (/^data:/i.test(value) || (isFile && !value.includes('/')) || !webAddress(value)) {
    object.notes.leaveOut(
      path,
      value.slice(0, 200),
      'is no address of a picture: put the file into public/pictures and write /pictures/…',
    )
    return undefined
  }
  return checkWebAddress(object, found)
}
