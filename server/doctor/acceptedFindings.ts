import { existsSync, readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { parse } from 'yaml'
import { UserFacingError } from '../UserFacingError'
import type { Finding } from './finding'

const strict = { additionalProperties: false }

const Accepted = Type.Array(
  Type.Object(
    { finding: Type.String({ minLength: 8 }), reason: Type.String({ minLength: 3 }) },
    strict,
  ),
)

/**
 * Removes the findings that the owner has accepted.
 * @param file a list of `{finding, reason}`: `finding` is a part of a message
 * @param name of the file in messages
 * @returns the other findings, and one for every entry that accepts nothing
 * @throws UserFacingError when the file is not such a list
 */
export function removeAccepted(findings: Finding[], file: string, name: string): Finding[] {
  if (!existsSync(file)) return findings
  const accepted = readAccepted(file, name)
  const unused = accepted.filter(
    ({ finding }) => !findings.some(({ message }) => message.includes(finding)),
  )
  return [
    ...findings.filter(({ message }) => !accepted.some((one) => message.includes(one.finding))),
    ...unused.map(({ finding }): Finding => {
      return { severity: 'could', file: name, message: `"${finding}" does not occur: remove it.` }
    }),
  ]
}

function readAccepted(file: string, name: string) {
  const data: unknown = parse(readFileSync(file, 'utf8')) ?? []
  if (Value.Check(Accepted, data)) return data
  throw new UserFacingError(
    `${name} must be a list of entries with "finding" (a part of a message of the doctor) and "reason".`,
  )
}
