import { groupBy, type Group } from '../content/groupBy'
import { formatPattern, formatPlaces } from '../content/report'
import type { Path } from '../content/yamlSource'
import { en } from '../language/en'
import type { Message, ServerTexts } from '../language/texts'

/** How much a finding matters: before publishing, soon, or as an improvement. */
export type Severity = 'must' | 'should' | 'could'

/** Something to correct before the site is published. */
export interface Finding {
  severity: Severity
  file: string
  /** From 1; omitted for the whole file. */
  line?: number
  /** Where the value is in the content. */
  path?: Readonly<Path>
  /** What is wrong and what to do. */
  message: Message
}

export type FindingInFile = Omit<Finding, 'file'>

/** Returns the finding, or nothing when there is no message. */
export function finding(
  severity: Severity,
  message: Message | undefined,
  { line, path }: Pick<Finding, 'line' | 'path'> = {},
): FindingInFile[] {
  return message === undefined ? [] : [{ severity, line, path, message }]
}

/** The findings with their messages in a language. */
export function localizeFindings(findings: readonly Finding[], texts: ServerTexts) {
  return findings.map((one) => ({ ...one, message: one.message(texts) }))
}

/**
 * The findings as text, grouped by severity; empty when there are none. Those of one kind in one file
 * are one line.
 */
export function formatFindings(findings: readonly Finding[], texts: ServerTexts): string {
  const groups = Object.entries(texts.doctor.severities).flatMap(([severity, title]) => {
    const inGroup = findings.filter((one) => one.severity === severity)
    const lines = groupBy(inGroup, kindOf).map((group) => formatGroup(group, texts))
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

/** Equal for findings whose messages differ only in the entry that they name. */
function kindOf({ file, path = [], message }: Finding): string {
  return [file, formatPattern(path), textNamesOf(message)].join(' ')
}

/** The names of the doctor's texts in a message, such as `noPicture`; without any, the message. */
function textNamesOf(message: Message): string {
  const names: string[] = []
  const doctor = new Proxy(en.doctor, {
    get: (texts, name) => {
      names.push(String(name))
      return Reflect.get(texts, name) as unknown
    },
  })
  const text = message({ ...en, doctor })
  return names.join(' ') || text
}
