import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Maybe, strict } from '../../src/contract/schema/values'
import { compileSchema, parseAs } from '../content/validate'
import { catalogues, studioTexts } from '../language/catalogues'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'
import type { Finding } from './finding'

const schema = compileSchema(
  Maybe(
    Type.Array(
      Type.Object(
        { finding: Type.String({ minLength: 8 }), reason: Type.String({ minLength: 2 }) },
        strict,
      ),
    ),
  ),
)

/**
 * Relative to the project's folder: a list of `{finding, reason}`, with a part of a message in any
 * language.
 */
export const acceptedFile = path.relative(paths.root, paths.acceptedFindings)

/** @throws UserFacingError that lists the mistakes of the file of accepted findings */
export function removeAcceptedFindings(findings: readonly Finding[]): Finding[] {
  const accepted = readAccepted()
  return findings.filter((found) => !accepted.some((part) => isAbout(found, part)))
}

function isAbout({ message }: Finding, part: string): boolean {
  const texts = Object.values(catalogues).flatMap((one) => [one, studioTexts(one)])
  return texts.some((one) => message(one).includes(part))
}

function readAccepted(): string[] {
  if (!existsSync(paths.acceptedFindings)) return []
  const text = readFileSync(paths.acceptedFindings, 'utf8')
  const { data, mistakes } = parseAs(acceptedFile, text, schema)
  if (mistakes) {
    throw new UserFacingError(({ doctor }) =>
      doctor.acceptedForm(acceptedFile, mistakes.join('\n')),
    )
  }
  return (data ?? []).map(({ finding }) => finding)
}
