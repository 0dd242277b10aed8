import { commandTexts } from '../../../language/catalogues'
import { UserFacingError } from '../../../UserFacingError'
import { parseYaml } from '../../yamlSource'
import { readCandidate } from './candidate'
import { readPassport } from './passport'
import { toSourceContent } from '../foreign/foreignResume'
import { ForeignValue } from '../foreign/foreignValue'
import type { Source, SourceFile } from '../source'
import { parseXml } from './xmlSource'

const passportNames =
  /<(?:\w+:)?(?:SkillsPassport|LearnerInfo)\b|"(?:SkillsPassport|LearnerInfo)"\s*:/
const candidateNames = /<(?:\w+:)?Candidate\b[\s\S]*<(?:\w+:)?CandidatePerson\b/

/** A Europass CV: XML or JSON with a `SkillsPassport`, or XML with a `Candidate`. */
export const europass: Source = {
  name: 'Europass',
  recognises: (files) => {
    const [file] = files
    if (!file || files.length > 1) return false
    const text = textOf(file)
    return /^[<{]/.test(text) && (passportNames.test(text) || candidateNames.test(text))
  },
  read: ([file]) => {
    const { path, bytes } = file ?? { path: '', bytes: Buffer.alloc(0) }
    const text = textOf({ path, bytes })
    const { data, error, lineOf } = text.startsWith('<') ? parseXml(text) : parseYaml(text)
    if (error) {
      const place = `${path}:${error.line} ${error.message}`
      throw new UserFacingError(() => [commandTexts().europass.readAs(path), place].join('\n'))
    }
    const root = new ForeignValue(data)
    const read = root.at('Candidate').isThere ? readCandidate : readPassport
    return toSourceContent({ file: path, root, lineOf, ...read(root) })
  },
}

function textOf({ bytes }: SourceFile): string {
  return bytes.toString('utf8').replace(/^\uFEFF?\s*/, '')
}
