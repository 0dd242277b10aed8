import anyAscii from 'any-ascii'

/** Letters of other scripts in Latin ones, without the signs of transliteration. */
function transliterate(word: string): string {
  return anyAscii(word).replace(/[^A-Za-z0-9]/g, '')
}

function hyphenate(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const maxSlug = 200

const shorten = (slug: string, ending = '') =>
  slug.slice(0, maxSlug - ending.length).replace(/-$/, '') + ending

/**
 * The slug of a title: `Toko Batik & Kain` becomes `toko-batik-kain`, `Сервер` becomes `server`.
 * @returns an empty text for a title without letters, digits and symbols that have a name
 */
export function slugOfTitle(title: string): string {
  const words = title.normalize('NFKC').replace(/[\p{L}\p{M}\p{N}]+/gu, transliterate)
  return shorten(hyphenate(words) || hyphenate(anyAscii(title)))
}

/** The slug of the entry with this number among those of one title: `peta`, `peta-2` … */
export const numberedSlug = (slug: string, number: number) =>
  shorten(slug, number === 1 ? '' : `-${number}`)

/** The slug, with a number at its end if it is in `used`, to which it is added. */
export function freeSlug(slug: string, used: Set<string>): string {
  let number = 1
  while (used.has(numberedSlug(slug, number))) number += 1
  const free = numberedSlug(slug, number)
  used.add(free)
  return free
}

/** The slug of an entry: its own, otherwise that of its title, which may be empty. */
export function slugOf({ slug, title }: { slug?: string | null; title: string }): string {
  return slug ?? slugOfTitle(title)
}
