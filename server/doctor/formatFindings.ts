import type { Finding, Severity } from './finding'

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
