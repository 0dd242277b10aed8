import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { compileSchema } from '../content/validate'
import { formatMistake, parseYaml } from '../content/yamlSource'
import { catalogues, studioTexts } from '../language/catalogues'
import { paths } from '../paths'
import { UserFacingError } from '../UserFacingError'
import { problem, type Finding } from './finding'

const schema = compileSchema(
  Type.Array(
    Type.Object(
      { finding: Type.String({ minLength: 8 }), reason: Type.String({ minLength: 2 }) },
      { additionalProperties: false },
    ),
  ),
)

/**
 * Relative to the project's folder: a list of `{finding, reason}`, with a part of a message in any
 * language.
 */
export const acceptedFile = path.relative(paths.root, paths.acceptedFindings)

export function removeAcceptedFindings(findings: readonly Finding[]): Finding[] {
  const accepted = readAccepted()
  return findings.filter((found) => !accepted.some(({ part }) => isAbout(found, part)))
}

/** @param findings all of content, settings and database: others may be what an entry accepts */
export function findUnusedAcceptances(findings: readonly Finding[]): Finding[] {
  const unused = readAccepted().filter(({ part }) => !findings.some((one) => isAbout(one, part)))
  return unused.map(({ part, line }) => ({
    severity: 'could',
    file: acceptedFile,
    line,
    ...problem('acceptsNothing', part),
  }))
}

function isAbout({ message }: Finding, part: string): boolean {
  const texts = Object.values(catalogues).flatMap((one) => [one, studioTexts(one)])
  return texts.some((one) => message(one).includes(part))
}

function readAccepted(): { part: string; line: number }[] {
  if (!existsSync(paths.acceptedFindings)) return []
  const { data, error, lineOf } = parseYaml(readFileSync(paths.acceptedFindings, 'utf8'))
  const accepted = data ?? []
  if (error || !schema.isValid(accepted)) {
    const mistakes = error
      ? [{ line: error.line, path: [], message: error.message }]
      : schema.findMistakes(accepted).map((one) => ({ ...one, line: lineOf(one.path) }))
    const lines = mistakes.map((one) => formatMistake(acceptedFile, one.line, one))
    throw new UserFacingError(({ doctor }) => doctor.acceptedForm(acceptedFile, lines.join('\n')))
  }
  return accepted.map(({ finding }, index) => ({ part: finding, line: lineOf([index]) }))
}
