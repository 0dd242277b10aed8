import type { Path } from '../content/formatPath'

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
