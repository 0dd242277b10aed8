import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { commandTexts } from '../../../language/catalogues'
import { parseYaml, type Path, type YamlSource } from '../../yamlSource'
import { toSourceContent } from '../foreign/foreignResume'
import { ForeignValue } from '../foreign/foreignValue'
import { readCandidate } from '../hrXml/candidate'
import { assertParsed, sourceOfFile, type SourceFile } from '../source'
import { readPassport } from './passport'

const passportNames =
  /<(?:\w+:)?(?:SkillsPassport|LearnerInfo)\b|"(?:SkillsPassport|LearnerInfo)"\s*:/
const candidateNames = /<(?:\w+:)?Candidate\b[\s\S]*<(?:\w+:)?CandidatePerson\b/

/** A Europass CV: XML or JSON with a `SkillsPassport`, or XML with a `Candidate`. */
export const europass = sourceOfFile({
  name: 'Europass',
  recognises: (file) => {
    const text = textOf(file)
    return /^[<{]/.test(text) && (passportNames.test(text) || candidateNames.test(text))
  },
  read: (file) => {
    const text = textOf(file)
    const parsed = text.startsWith('<') ? parseXml(text) : parseYaml(text)
    assertParsed(file, parsed, (texts) => texts.europass.readAs(file.path))
    const root = new ForeignValue(parsed.data)
    const read = root.at('Candidate').isThere ? readCandidate : readPassport
    return toSourceContent({ file: file.path, root, lineOf: parsed.lineOf, ...read(root) })
  },
})

const textOf = ({ bytes }: SourceFile) => bytes.toString('utf8').replace(/^\uFEFF?\s*/, '')

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: true,
  captureMetaData: true,
})
const metaData = XMLParser.getMetaDataSymbol() as unknown as symbol

/** Elements become objects, repeated ones lists; a text has the line of the element around it. */
function parseXml(text: string): Omit<YamlSource, 'document'> {
  const syntaxError = (line: number) => {
    const message = commandTexts().europass.notXml
    return { data: undefined, error: { line, message }, lineOf: () => line }
  }
  const valid = XMLValidator.validate(text)
  if (valid !== true) return syntaxError(valid.err.line)
  try {
    const data: unknown = parser.parse(text)
    return { data, lineOf: (path) => lineOf(text, data, path) }
  } catch {
    // Limits of the parser, such as on the size of entities.
    return syntaxError(1)
  }
}

function lineOf(text: string, data: unknown, path: Readonly<Path>): number {
  let start = 0
  let value = data
  for (const key of path) {
    value = (value as Record<string | number, unknown> | undefined)?.[key]
    if (typeof value !== 'object' || value === null) break
    const { startIndex } = (value as { [metaData]?: { startIndex?: number } })[metaData] ?? {}
    start = startIndex ?? start
  }
  return text.slice(0, start).split('\n').length
}
