import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { commandTexts } from '../../../language/catalogues'
import { parseYaml, type Path, type YamlSource } from '../../yamlSource'
import { foreignSource } from '../foreign/foreignResume'
import { readCandidate } from '../hrXml/candidate'
import { readPassport } from './passport'

const passportNames =
  /<(?:\w+:)?(?:SkillsPassport|LearnerInfo)\b|"(?:SkillsPassport|LearnerInfo)"\s*:/
const candidateNames = /<(?:\w+:)?Candidate\b[\s\S]*<(?:\w+:)?CandidatePerson\b/

/** A Europass CV: XML or JSON with a `SkillsPassport`, or XML with a `Candidate`. */
export const europass = foreignSource({
  name: 'Europass',
  recognises: ({ bytes }) => {
    const text = withoutStart(bytes.toString('utf8'))
    return /^[<{]/.test(text) && (passportNames.test(text) || candidateNames.test(text))
  },
  parse: (given) => {
    const text = withoutStart(given)
    return text.startsWith('<') ? parseXml(text) : parseYaml(text)
  },
  read: (root) => (root.at('Candidate').exists ? readCandidate(root) : readPassport(root)),
})

const withoutStart = (text: string) => text.replace(/^\uFEFF?\s*/, '')

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
