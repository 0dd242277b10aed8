import { findFonts } from '../pages/socialImages/socialImageFonts'
import type { TextEntry } from './contentText'
import { finding, problem, type FindingInFile } from './finding'

const socialImageFields = new Set([
  'profile.full_name',
  'profile.current_job_title',
  'projects.title',
  'posts.title',
  // Of a Markdown file.
  'title.title',
])

/** Finds names and titles with characters that social images leave out, because they have no font. */
export function checkScripts(entries: readonly TextEntry[]): FindingInFile[] {
  const texts = entries.filter(({ list, field }) => socialImageFields.has(`${list}.${field}`))
  const { missing } = findFonts(texts.map(({ value }) => value).join('\n'))
  return texts.flatMap((entry) => {
    const found = [...new Set(entry.value)].filter((character) => missing.has(character)).join('')
    // Without an emoji, a title can be read.
    const severity = /\p{L}/u.test(found) ? 'should' : 'could'
    return finding(severity, found !== '' && problem('noFont', entry.field, found), entry)
  })
}
