import { foreignSource, type ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue, type SourceText } from '../foreignValue'
import { languageCode, topicOf, type Topic } from '../foreign/topics'
import { hasField } from '../source'
import { entryMakers, entryText, type ListName } from './entries'

const documentFields = ['design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings']

export const renderCv = foreignSource({
  name: 'RenderCV',
  recognises: (file) =>
    hasField(file, ['cv']) && /\b(?:name|sections)["']?\s*:/.test(file.bytes.toString('utf8')),
  read: (root) => ({
    resume: readFile(root),
    ignored: documentFields.map((field) => root.at(field)),
  }),
})

function readFile(root: ForeignValue): ResumeTree {
  const cv = root.at('cv')
  const { summary, ...lists } = readSections(cv.at('sections'))
  const [website, ...websites] = cv.at('website').items
  const connections = cv.at('custom_connections').items.filter((item) => item.at('url').exists)
  const language = languageCode(root.at('locale', 'language').text?.text ?? '')
  return {
    ...(language && { meta: { language: root.at('locale', 'language').text?.with(language) } }),
    basics: {
      name: cv.at('name').text,
      label: cv.textOf('headline', 'label'),
      summary,
      location: cv.at('location').text,
      email: cv.at('email').items[0]?.text,
      phone: cv.at('phone').items[0]?.text,
      url: website?.text,
      image: cv.at('photo').text,
      profiles: [
        ...cv.at('social_networks').items.map((item) => ({
          network: item.at('network').text,
          username: item.at('username').text,
        })),
        ...connections.map((item) => ({
          network: item.at('placeholder').text,
          url: item.at('url').text,
        })),
        ...websites.map(({ text }) => ({ url: text })),
      ],
    },
    ...lists,
  }
}

/** The lists whose entries may be a text only. */
const textLists = /^(?:projects|skills|languages|certificates|awards|publications)$/

/** The lists that an entry belongs to by the title of its section. */
const titledLists = /^(?:projects|certificates|awards|volunteer|references)$/

/**
 * Reads the sections: the fields of an entry tell its kind, the title of its section what it is
 * about. An entry that belongs to no list is not read.
 */
function readSections(sections: ForeignValue) {
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

function listOf(entry: ForeignValue, topic: Topic | undefined): ListName | undefined {
  const list = topic === 'summary' ? undefined : topic
  if (entryText(entry)) return textLists.test(list ?? '') ? list : undefined
  const exists = (...names: string[]) => entry.first(...names).exists
  if (exists('label')) return topic === 'languages' || hasLanguages(entry) ? 'languages' : 'skills'
  const hasHeading = exists('name', 'title', 'company', 'position', 'institution')
  if (hasHeading && titledLists.test(list ?? '')) return list
  if (exists('title')) return 'publications'
  if (exists('institution')) return 'education'
  if (exists('company', 'position')) return topic === 'education' ? 'education' : 'work'
  if (!exists('name')) return undefined
  return topic === 'work' || topic === 'education' ? topic : 'projects'
}

/** Whether an entry such as `label: Languages` has spoken languages, not those of programs. */
function hasLanguages(entry: ForeignValue): boolean {
  if (topicOf(entry.at('label').text?.text ?? '') !== 'languages') return false
  const details = entry.at('details').text?.text ?? ''
  const [name = ''] = /^[\p{L} ]+/u.exec(details) ?? []
  return languageCode(name) !== undefined
}
