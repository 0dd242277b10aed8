import { findFonts } from '../pages/previewFonts'
import type { TextEntry } from './contentText'
import { finding, type FindingInFile } from './finding'

const previewFields = new Set([
  'profile.full_name',
  'profile.current_job_title',
  'projects.title',
  'posts.title',
  // Of a Markdown file.
  'title.title',
])

/** Scripts that previews do not have, as Unicode names them. */
const scripts = `Armenian Balinese Batak Bengali Buginese Cherokee Ethiopic Georgian Gujarati
  Gurmukhi Javanese Kannada Khmer Lao Malayalam Mongolian Myanmar Oriya Sinhala Sundanese Syriac
  Tamil Telugu Thaana Tibetan Tifinagh`
  .split(/\s+/)
  .map((name) => ({ name, pattern: new RegExp(`\\p{sc=${name}}`, 'u') }))

/** Finds names and titles with characters that previews leave out, because they have no font. */
export function checkScripts(entries: readonly TextEntry[]): FindingInFile[] {
  const texts = entries.filter(({ list, field }) => previewFields.has(`${list}.${field}`))
  const { missing } = findFonts(texts.map(({ value }) => value).join('\n'))
  return texts.flatMap((entry) => {
    const found = [...entry.value].filter((character) => missing.has(character))
    if (found.length === 0) return []
    const names = [...new Set(found.map(nameOf))].join(', ')
    return finding('could', ({ doctor }) => doctor.noScript(entry.field, names), entry)
  })
}

function nameOf(character: string): string {
  const script = scripts.find(({ pattern }) => pattern.test(character))
  if (script) return script.name
  if (/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u.test(character)) return 'emoji'
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
