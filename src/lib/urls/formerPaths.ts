import { decode } from './paths'

const fileEnding =
  /\.(?:m?js|css|map|json|txt|xml|webmanifest|ico|svg|png|jpe?g|gif|webp|avif|woff2?|pdf)$/i

/** Whether a decoded path can be that of a page: it has no file extension and no `..`. */
export function isPagePath(path: string): boolean {
  return !fileEnding.test(path) && !path.split(/[\\/]/).includes('..')
}

/** A path without host, query and fragment. */
const pathPattern = /^\/[^/\s?#\\][^\s?#\\]*$/

/**
 * Whether a text can be the path of a page on the former site of its owner, such as
 * `/2024/05/kopi/`: it is not that of a file, of a feed or of the API.
 */
export function isFormerPath(text: string): boolean {
  const path = decode(text)
  const isReserved = /^\/api(?:\/|$)|\/feed\/?$|[\\\p{Cc}]/u.test(path)
  return pathPattern.test(text) && !isReserved && isPagePath(path)
}

/**
 * A key that is the same for all spellings of a path: encoded or not, with or without a slash or
 * `index.html` at its end.
 */
export function formerPathKey(path: string): string {
  return decode(path)
    .normalize('NFC')
    .replace(/(?:\/index\.html?)?\/?$/i, '')
}
