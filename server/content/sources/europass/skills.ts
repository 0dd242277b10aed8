import { labelOf, languageLevel, skillsOf } from './texts'
import { displayName, europassWords } from './words'
import type { ResumeTree } from '../foreign/foreignResume'
import type { ForeignValue } from '../foreign/foreignValue'

/** The elements of a list, which XML has in an element of its own. */
export function listOf(parent: ForeignValue, name: string): ForeignValue[] {
  const list = parent.at(`${name}List`)
  const found = [list.at(name), list, parent.at(name)].find(({ isThere }) => isThere)
  return found?.items ?? []
}

/** The languages, with one level each. */
export function readLanguages(linguistic: ForeignValue, language: string): ResumeTree[] {
  const nameOf = (tongue: ForeignValue) => {
    const description = tongue.at('Description')
    return labelOf(description) ?? displayName('language', description.at('Code').text, language)
  }
  const native = listOf(linguistic, 'MotherTongue').map((tongue) => ({
    language: nameOf(tongue),
    fluency: nameOf(tongue)?.with(europassWords(language).native),
  }))
  const foreign = listOf(linguistic, 'ForeignLanguage').map((tongue) => {
    const levels = tongue.at('ProficiencyLevel').fields.flatMap(([, level]) => level.text ?? [])
    return { language: nameOf(tongue), fluency: languageLevel(levels) }
  })
  return [...native, ...foreign]
}

const skillElements = [
  ['Computer', 'digital'],
  ['JobRelated', 'job'],
  ['Communication', 'communication'],
  ['Organisational', 'organisation'],
] as const

/** The skills of texts that are lists. */
export function readSkills(skills: ForeignValue, language: string): ResumeTree[] {
  const words = europassWords(language)
  return skillElements.flatMap(([element, word]): ResumeTree[] => {
    const keywords = skillsOf(skills.at(element, 'Description').text)
    return keywords.length > 0 ? [{ name: words[word], keywords }] : []
  })
}

/** The descriptions of skills that are no lists. */
export function proseSkills(skills: ForeignValue): ForeignValue[] {
  const descriptions = skillElements.map(([element]) => skills.at(element, 'Description'))
  return descriptions.filter(({ text }) => text && skillsOf(text).length === 0)
}
