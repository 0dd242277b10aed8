import type { Profile } from '../../contract/profile'
import { commaList } from '../../lib/text'
import { sitePath } from '../../sitePath'

/**
 * The public URL of a path of this site; absolute URLs are returned unchanged.
 * @param publicUrl of the site; empty if it is not configured
 */
export function publicAddress(address: string, publicUrl: string): string {
  if (!/^\/(?!\/)/.test(address)) return address
  return publicUrl ? publicUrl + address : sitePath(address)
}

type MaybeText = string | null | undefined

/** The number of entries of a list that a description names. */
const maxEntries = 6

export function joinTexts(texts: readonly MaybeText[]): string {
  return texts
    .map((text) => text?.trim())
    .filter(Boolean)
    .join(', ')
}

/** `Dewi Contoh, Data Engineer, Solo`: name, job title and location, as far as they are known. */
export function introduce(owner: Profile): string {
  return joinTexts([owner.full_name, owner.current_job_title, owner.location])
}

/**
 * The description of a page that shows a list: `Proyek Dewi Contoh: Toko Batik, Siaga Banjir`.
 * @returns undefined for an empty list
 */
export function describeList(subject: string, entries: readonly MaybeText[]): string | undefined {
  const list = joinTexts(entries.slice(0, maxEntries))
  return list ? `${subject}: ${list}` : undefined
}

export function ownerKeywords(owner: Profile): MaybeText[] {
  return [
    owner.full_name,
    owner.current_job_title,
    ...commaList(owner.preferred_tech_stack),
    owner.location,
  ]
}

/** Joins the first keywords, without empty and repeated ones. */
export function joinKeywords(keywords: readonly MaybeText[]): string {
  return joinTexts([...new Set(keywords)].slice(0, 20))
}

/** Collapses whitespace and truncates a text between two words. */
export function truncateText(text: string, maxLength = 200): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  return `${line.slice(0, maxLength).replace(/[\s,.;:]*\S*$/, '')}…`
}
