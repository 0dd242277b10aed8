import type { Path } from '../content/yamlSource'

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
  message: string
}

/** A finding without its file. */
export type FindingInFile = Omit<Finding, 'file'>

/** A finding with the path of the value that it is about; none where there is no message. */
export type Fact = [severity: Severity, path: Readonly<Path>, message: string | undefined]

/** Returns the finding, or nothing when there is no message. */
export function finding(
  severity: Severity,
  message: string | undefined,
  { line, path }: Pick<Finding, 'line' | 'path'> = {},
): FindingInFile[] {
  return message === undefined ? [] : [{ severity, line, path, message }]
}

const titles: Record<Severity, string> = {
  must: 'Must be corrected before the site is published',
  should: 'Should be corrected',
  could: 'Could be improved',
}

/** The findings as text, grouped by severity; empty when there are none. */
export function formatFindings(findings: readonly Finding[]): string {
  const groups = Object.entries(titles).flatMap(([severity, title]) => {
    const lines = findings.filter((one) => one.severity === severity).map(formatFinding)
    return lines.length > 0 ? [[`${title} (${lines.length})`, ...lines].join('\n')] : []
  })
  return groups.join('\n\n')
}

function formatFinding({ file, line, message }: Finding): string {
  return `  ${file}${line === undefined ? '' : `:${line}`}: ${message}`
}
