import type { ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue, type SourceText } from '../foreign/foreignValue'
import { entryMakers, type ListName } from './entries'
import { languageCode, topicOf, type Topic } from '../foreign/topics'

/** The lists whose entries may be a text only. */
const textLists: readonly ListName[] = [
  ...(['projects', 'skills', 'languages', 'certificates', 'awards', 'publications'] as const),
]

/** The lists that an entry belongs to by the title of its section. */
const titledLists: readonly ListName[] = [
  ...(['projects', 'certificates', 'awards', 'volunteer', 'references'] as const),
]

/** The text of an entry that is only a text. */
export function entryText(entry: ForeignValue): SourceText | undefined {
  return entry.text ?? entry.textOf('bullet', 'number', 'reversed_number')
}

/**
 * Reads the sections: the fields of an entry tell its kind, the title of its section what it is
 * about. An entry that belongs to no list is not read.
 */
export function readSections(
  sections: ForeignValue,
): Partial<Record<ListName, ResumeTree[]>> & { summary?: SourceText } {
  const lists: Partial<Record<ListName, ResumeTree[]>> = {}
  const summaries: (SourceText | undefined)[] = []
  for (const [title, section] of sections.fields) {
    const topic = topicOf(title)
    for (const entry of section.items) {
      if (topic === 'summary' && entryText(entry)) summaries.push(entryText(entry))
      const list = listOf(entry, topic)
      if (list) lists[list] = [lists[list] ?? [], entryMakers[list](entry)].flat()
    }
  }
  return { ...lists, summary: joinTexts(summaries, '\n\n') }
}

/** The list that an entry belongs to. */
function listOf(entry: ForeignValue, topic: Topic | undefined): ListName | undefined {
  if (entryText(entry)) return textLists.find((list) => list === topic)
  const isThere = (...names: string[]) => entry.first(...names).isThere
  if (isThere('label')) return topic === 'languages' || hasLanguages(entry) ? 'languages' : 'skills'
  const titled = titledLists.find((list) => list === topic)
  if (titled && isThere('name', 'title', 'company', 'position', 'institution')) return titled
  if (isThere('title')) return 'publications'
  if (isThere('institution')) return 'education'
  if (isThere('company', 'position')) return topic === 'education' ? 'education' : 'work'
  if (!isThere('name')) return undefined
  return topic === 'work' || topic === 'education' ? topic : 'projects'
}

/** Whether an entry such as `label: Languages` has spoken languages, not those of programs. */
function hasLanguages(entry: ForeignValue): boolean {
  if (topicOf(entry.at('label').text?.text ?? '') !== 'languages') return false
  const details = entry.at('details').text?.text ?? ''
  const [name = ''] = /^[\p{L} ]+/u.exec(details) ?? []
  return languageCode(name) !== undefined
}
