import type { SiteSettingName } from '../../src/contract/studio'
import { groupBy, type Group } from '../content/entry'
import { formatPattern, formatPlaces } from '../content/report'
import type { Path } from '../content/yamlSource'
import type { Message, ServerTexts } from '../language/texts'

/** How much a finding matters: before publishing, soon, or as an improvement. */
export type Severity = 'must' | 'should' | 'could'

export interface Problem {
  /** Equal for problems of one kind, such as `noPicture`. */
  code: string
  message: Message
  setting?: SiteSettingName
}

export interface Finding extends Problem {
  severity: Severity
  file: string
  /** From 1; omitted for the whole file. */
  line?: number
  path?: Readonly<Path>
}

export type FindingInFile = Omit<Finding, 'file'>

type Texts = ServerTexts['doctor']
type ValuesOf<Text> = Text extends (...values: infer Values) => string ? Values : []

export function problem<Code extends Exclude<keyof Texts, 'severities'>>(
  code: Code,
  ...values: ValuesOf<Texts[Code]>
): Problem {
  const message: Message = ({ doctor }) => {
    const text = doctor[code] as string | ((...values: unknown[]) => string)
    return typeof text === 'string' ? text : text(...values)
  }
  return { code, message }
}

export function finding(
  severity: Severity,
  found: Problem | false | undefined,
  { line, path }: Pick<Finding, 'line' | 'path'> = {},
): FindingInFile[] {
  return found ? [{ severity, line, path, ...found }] : []
}

export function localizeFindings(findings: readonly Finding[], texts: ServerTexts) {
  return findings.map(({ code: _, ...one }) => ({ ...one, message: one.message(texts) }))
}

export function isNeeded({ severity }: Finding): boolean {
  return severity !== 'could'
}

/** The needed corrections as text, and a line with the number of further improvements. */
export function formatNeeded(findings: readonly Finding[], texts: ServerTexts): string {
  const further = new Set(findings.filter((one) => !isNeeded(one)).map(kindOf))
  const parts = [formatFindings(findings.filter(isNeeded), texts)]
  if (further.size > 0) parts.push(texts.doctor.further(further.size))
  return parts.filter(Boolean).join('\n\n')
}

/**
 * The findings as text, grouped by severity; empty when there are none. Those of one kind in one file
 * are one line.
 */
export function formatFindings(findings: readonly Finding[], texts: ServerTexts): string {
  const groups = Object.entries(texts.doctor.severities).flatMap(([severity, title]) => {
    const inGroup = findings.filter((one) => one.severity === severity)
    const kinds = [...groupBy(inGroup, kindOf).values()]
    const lines = kinds.map((group) => formatGroup(group, texts))
    return lines.length > 0 ? [[`${title} (${lines.length})`, ...lines].join('\n')] : []
  })
  return groups.join('\n\n')
}

function formatGroup(group: Group<Finding>, texts: ServerTexts): string {
  const [{ file, line, message }, ...others] = group
  if (others.length === 0) {
    return `  ${file}${line === undefined ? '' : `:${line}`}: ${message(texts)}`
  }
  const places = formatPlaces(group, texts)
  return `  ${file}: ${message(texts)} ${texts.doctor.together(group.length, places)}`
}

/** Equal for findings about the same field of several entries. */
function kindOf({ file, path = [], code }: Finding): string {
  return [file, formatPattern(path), code].join(' ')
}
