import type { TextEntry } from './contentText'
import { finding, problem, type FindingInFile, type Problem } from './finding'
import { networkOf } from '../content/jsonResume/networks'
import { findFiller, findTemplateText } from './templateTexts'

/** Fields whose values describe one person or project, and cannot be equal by chance. */
const personalFields = new Set(
  `full_name bio email phone_number github_profile linkedin_profile x_profile instagram_profile
  certifications title description excerpt customer_name customer_company project_title
  company_name institution_name link_code link_demo link_youtube client story label alt caption
  text`.split(/\s+/),
)

/** Markdown that would be shown as it is written. */
const markdown = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)|^#{1,6} |`[^`]+`|^\s*[*-] .+\n\s*[*-] /m

export function checkTexts(
  entries: readonly TextEntry[],
  { sample, isPage }: { sample: readonly TextEntry[]; isPage: (path: string) => boolean },
): FindingInFile[] {
  const sampleTexts = new Set(sample.filter(isPersonal).map(({ value }) => value))
  return entries.flatMap((entry) => {
    if (entry.isBody) return finding('must', findPlaceholder(entry), entry)
    const must =
      findSampleText(entry, sampleTexts) ??
      findPlaceholder(entry) ??
      findDeadLink(entry, isPage) ??
      findPhoneFault(entry)
    if (must) return finding('must', must, entry)
    return [
      ...finding('should', findWrongNetwork(entry) ?? findMarkdown(entry), entry),
      ...finding('could', findInsecureLink(entry), entry),
    ]
  })
}

/** Names of technologies and categories are nobody's own. */
function isPersonal({ list, field, value, isBody }: TextEntry): boolean {
  const isName = list === 'skills' || list === 'categories'
  return personalFields.has(field) && !isName && !isBody && value.length >= 4
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

function findSampleText(entry: TextEntry, sample: ReadonlySet<string>): Problem | undefined {
  if (!isPersonal(entry) || !sample.has(entry.value)) return undefined
  return problem('sampleText', entry.field, shorten(entry.value))
}

function findPlaceholder({ value, isBody }: TextEntry): Problem | undefined {
  const found = isBody ? findFiller(value) : findTemplateText(value)
  return found === undefined ? undefined : problem('placeholder', shorten(found))
}

const urlOf = (value: string) =>
  /^https?:/i.test(value) && URL.canParse(value) ? new URL(value) : undefined

function findDeadLink({ value, isPicture }: TextEntry, isPage: (path: string) => boolean) {
  // `checkPictures` finds missing pictures.
  const isChecked = !isPicture && /^\/[^/\s]/.test(value) && !value.startsWith('/pictures/')
  return isChecked && !isPage(value) ? problem('deadLink', value) : undefined
}

function findPhoneFault({ field, value }: TextEntry): Problem | undefined {
  const isShort = field === 'phone_number' && value.replace(/\D/g, '').length < 5
  return isShort ? problem('shortPhone', shorten(value)) : undefined
}

function findWrongNetwork({ field, value }: TextEntry): Problem | undefined {
  const host = urlOf(value)?.hostname
  if (!field.endsWith('_profile') || host === undefined) return undefined
  if (`${networkOf(value)?.key}_profile` === field) return undefined
  return problem('wrongNetwork', field, host)
}

const findInsecureLink = ({ value }: TextEntry) =>
  urlOf(value)?.protocol === 'http:' ? problem('insecureLink', shorten(value)) : undefined

function findMarkdown({ field, value }: TextEntry): Problem | undefined {
  const found = markdown.exec(value)?.[0].split('\n')[0]
  return found === undefined ? undefined : problem('markdown', field, shorten(found))
}
