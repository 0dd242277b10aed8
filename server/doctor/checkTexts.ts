import type { Message } from '../language/texts'
import type { TextEntry } from './contentText'
import { isTemplateText } from './templateTexts'
import { finding, type FindingInFile } from './finding'

export interface TextCheckOptions {
  /** The texts of the sample content. */
  sample: readonly TextEntry[]
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean
}

/** Fields whose values describe one person or project, and cannot be equal by chance. */
const personalFields = new Set(
  `full_name bio email phone_number github_profile linkedin_profile x_profile instagram_profile
  certifications title description excerpt customer_name customer_company project_title
  company_name institution_name link_code link_demo link_youtube client story label alt caption`.split(
    /\s+/,
  ),
)

/** Markdown that would be shown as it is written. */
const markdown = /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)|^#{1,6} |`[^`]+`|^\s*[*-] .+\n\s*[*-] /m

/** The hosts of the profile's links. */
const networks: Record<string, RegExp> = {
  github_profile: /^(?:www\.)?github\.com$/,
  linkedin_profile: /(?:^|\.)linkedin\.com$/,
  x_profile: /^(?:www\.)?(?:x|twitter)\.com$/,
  instagram_profile: /^(?:www\.)?instagram\.com$/,
}

/** Finds texts that are the sample's, placeholders, broken links and Markdown. */
export function checkTexts(
  entries: readonly TextEntry[],
  { sample, isPage }: TextCheckOptions,
): FindingInFile[] {
  const sampleTexts = new Set(sample.filter(isPersonal).map(({ value }) => value))
  return entries.flatMap((entry) => {
    const must =
      findSampleText(entry, sampleTexts) ??
      findPlaceholder(entry) ??
      findDeadLink(entry, isPage) ??
      findPhoneFault(entry)
    const should = findWrongNetwork(entry) ?? findInsecureLink(entry) ?? findMarkdown(entry)
    return must === undefined ? finding('should', should, entry) : finding('must', must, entry)
  })
}

/** Names of technologies and categories are nobody's own. */
function isPersonal({ list, field, value }: TextEntry): boolean {
  return (
    personalFields.has(field) && list !== 'skills' && list !== 'categories' && value.length >= 4
  )
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function findSampleText(entry: TextEntry, sample: ReadonlySet<string>): Message | undefined {
  if (!isPersonal(entry) || !sample.has(entry.value)) return undefined
  return ({ doctor }) => doctor.sampleText(entry.field, shorten(entry.value))
}

function findPlaceholder({ value }: TextEntry): Message | undefined {
  return isTemplateText(value) ? ({ doctor }) => doctor.placeholder(shorten(value)) : undefined
}

function urlOf(value: string): URL | undefined {
  return /^https?:/i.test(value) && URL.canParse(value) ? new URL(value) : undefined
}

function findDeadLink(
  { value, isPicture }: TextEntry,
  isPage: TextCheckOptions['isPage'],
): Message | undefined {
  // `checkPictures` finds missing pictures.
  if (isPicture || !/^\/[^/\s]/.test(value) || value.startsWith('/pictures/') || isPage(value))
    return undefined
  return ({ doctor }) => doctor.deadLink(value)
}

function findPhoneFault({ field, value }: TextEntry): Message | undefined {
  if (field !== 'phone_number' || value.replace(/\D/g, '').length >= 5) return undefined
  return ({ doctor }) => doctor.shortPhone(shorten(value))
}

function findWrongNetwork({ field, value }: TextEntry): Message | undefined {
  const hosts = networks[field]
  const host = urlOf(value)?.hostname
  if (!hosts || host === undefined || hosts.test(host)) return undefined
  return ({ doctor }) => doctor.wrongNetwork(field, host)
}

function findInsecureLink({ value }: TextEntry): Message | undefined {
  if (urlOf(value)?.protocol !== 'http:') return undefined
  return ({ doctor }) => doctor.insecureLink(shorten(value))
}

function findMarkdown({ field, value }: TextEntry): Message | undefined {
  const found = markdown.exec(value)?.[0].split('\n')[0]
  if (found === undefined) return undefined
  return ({ doctor }) => doctor.markdown(field, shorten(found))
}
