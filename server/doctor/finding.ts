import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import type { Path } from '../content/yamlSource'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'

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

export type FindingInFile = Omit<Finding, 'file'>

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

const Accepted = Type.Array(
  Type.Object(
    { finding: Type.String({ minLength: 8 }), reason: Type.String({ minLength: 3 }) },
    { additionalProperties: false },
  ),
)

/** Relative to the project's folder: a list of `{finding, reason}`, with a part of a message. */
export const acceptedFile = 'content/own/accepted.yaml'

/**
 * Removes the findings that the owner has accepted.
 * @returns the other findings, and one for every entry that accepts nothing
 * @throws UserFacingError when the file is not such a list
 */
export function removeAcceptedFindings(
  findings: Finding[],
  file = path.join(paths.root, acceptedFile),
): Finding[] {
  if (!existsSync(file)) return findings
  const accepted: unknown = parse(readFileSync(file, 'utf8')) ?? []
  if (!Value.Check(Accepted, accepted)) {
    throw new UserFacingError(
      `${acceptedFile} must be a list of entries with "finding" (a part of a message of the doctor) and "reason".`,
    )
  }
  const isAbout = ({ message }: Finding, part: string) => message.includes(part)
  const unused = accepted.filter((one) => !findings.some((found) => isAbout(found, one.finding)))
  return [
    ...findings.filter((found) => !accepted.some((one) => isAbout(found, one.finding))),
    ...unused.map(({ finding }): Finding => {
      const message = `"${finding}" does not occur: remove it.`
      return { severity: 'could', file: acceptedFile, message }
    }),
  ]
}
