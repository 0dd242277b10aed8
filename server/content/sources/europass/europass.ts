import { parseYaml } from '../../yamlSource'
import { readCandidate } from '../hrXml/candidate'
import { readPassport } from './passport'
import { toSourceContent } from '../foreign/foreignResume'
import { ForeignValue } from '../foreign/foreignValue'
import { assertParsed, sourceOfFile, type SourceFile } from '../source'
import { parseXml } from './xmlSource'

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

function textOf({ bytes }: SourceFile): string {
  return bytes.toString('utf8').replace(/^\uFEFF?\s*/, '')
}
