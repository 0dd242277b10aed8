import path from 'node:path/posix'
import { isCalendarDate } from '../../../../src/lib/dates'
import { languageCodes } from '../foreign/topics'
import { markdownEnding } from '../../posts/postFiles'
import type { SourceFile } from '../source'

/** Folders whose Markdown files are parts of a generator, or not of the site. */
const otherFolders =
  /^(?:\..*|_layouts|_includes|_sass|_data|_site|archetypes|layouts|themes|node_modules|vendor|dist|templates?|authors|__MACOSX)$/i

const otherNames =
  /^(?:readme|licen[cs]e|changelog|contributing|code_of_conduct|security|authors|notice|_index)(?:\.[a-z-]+)*$/i

/** The folders of posts of whole sites: of Jekyll; of Hugo, Astro and others. */
const postFolders = [/(?:^|\/)_(?:posts|drafts)\//, /(?:^|\/)content\//]

/** The Markdown files but pages: the lists of folders, and what is beside the folder of posts. */
export function findPosts(files: readonly SourceFile[]): SourceFile[] {
  const candidates = files.filter(isMarkdown)
  const folder = postFolders.find((pattern) => candidates.some(({ path }) => pattern.test(path)))
  const sections = findSections(candidates)
  return candidates.filter(
    ({ path: file }) =>
      (folder?.test(file) ?? true) && !(isIndex(file) && sections.has(path.dirname(file))),
  )
}

export const withoutEnding = (file: string) => file.replace(markdownEnding, '')

/** An address without `index.html`, `.html` and slashes at its end. */
export const withoutIndex = (address: string) =>
  address.replace(/\/+index(?:\.html?)?$|\.html?$/i, '').replace(/(?<=.)\/+$/, '')

export function isMarkdown({ path: file }: SourceFile): boolean {
  const parts = file.split('/')
  const name = withoutEnding(parts.pop() ?? '')
  const isOther = /^(?:$|\.)/.test(name) || otherNames.test(name)
  return markdownEnding.test(file) && !isOther && !parts.some((part) => otherFolders.test(part))
}

/** Whether a file is the index of its folder: of a Hugo page bundle, or of a list of posts. */
export const isIndex = (file: string) =>
  markdownEnding.test(file) && /^index(?:\.[a-zA-Z-]+)?$/i.test(withoutEnding(path.basename(file)))

/** The folders with several posts, whose index is a list. The root of a site is one of them. */
function findSections(files: readonly SourceFile[]): Set<string> {
  const sections = new Set<string>(['.', 'content', 'src/content'])
  for (const { path: file } of files) {
    let folder = path.dirname(isIndex(file) ? path.dirname(file) : file)
    for (; folder !== '.' && !sections.has(folder); folder = path.dirname(folder)) {
      sections.add(folder)
    }
  }
  return sections
}

export interface PostName {
  /** Without folder, date, language and ending; for the index of a folder, the folder's name. */
  name: string
  /** The same for the translations of a post. */
  group: string
  /** `2024-05-01` of `2024-05-01-title.md`. */
  date?: string
  /** `en` of `title.en.md`. */
  language?: string
}

/** Other endings are parts of names such as `node.js.md`. */
const codes = languageCodes.join('|')
const language = new RegExp(`^(.+)\\.((?:${codes})(?:[-_][A-Za-z]{2,4})?)$`, 'i')
const languageFolder = new RegExp(`(?:^|/)content/(${codes})/`)

export function readPostName(file: string): PostName {
  const folder = path.dirname(file)
  const base = withoutEnding(path.basename(file))
  const [, withoutLanguage = base, suffix] = language.exec(base) ?? []
  const own = isIndex(file) && folder !== '.' ? path.basename(folder) : withoutLanguage
  const [, date = '', name = ''] = /^(\d{4}-\d{2}-\d{2})(?:[-_ ]+(.+))?$/s.exec(own) ?? []
  const hasDate = isCalendarDate(date)
  const code = suffix?.replace('_', '-') ?? languageFolder.exec(file)?.[1]
  return {
    name: hasDate ? name : own,
    group: path.join(folder.replace(languageFolder, '/content/'), withoutLanguage),
    ...(hasDate && { date }),
    ...(code !== undefined && { language: code }),
  }
}
