import path from 'node:path/posix'
import { isDay } from '../../../../src/lib/dates'
import { isIndex, withoutEnding } from './findPosts'

/** What the path of a post contains. */
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

/** Codes that are no endings of names such as `node.js.md`. */
const codes =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja jv ko lt lv ms nb nl nn no pl pt ro ru sk sl sr su sv ta th tr uk ur vi zh'
const language = new RegExp(
  `^(.+)\\.((?:${codes.replaceAll(' ', '|')})(?:[-_][A-Za-z]{2,4})?)$`,
  'i',
)
const languageFolder = new RegExp(`(?:^|/)content/(${codes.replaceAll(' ', '|')})/`)

/** Splits the path of a post. */
export function readPostName(file: string): PostName {
  const folder = path.dirname(file)
  const base = withoutEnding(path.basename(file))
  const [, withoutLanguage = base, suffix] = language.exec(base) ?? []
  const own = isIndex(file) && folder !== '.' ? path.basename(folder) : withoutLanguage
  const [, date = '', name = ''] = /^(\d{4}-\d{2}-\d{2})(?:[-_ ]+(.+))?$/s.exec(own) ?? []
  const hasDate = isDay(date)
  const code = suffix?.replace('_', '-') ?? languageFolder.exec(file)?.[1]
  return {
    name: hasDate ? name : own,
    group: path.join(folder.replace(languageFolder, '/content/'), withoutLanguage),
    ...(hasDate && { date }),
    ...(code !== undefined && { language: code }),
  }
}
