import { languageLevel } from './texts'
import { displayName, europassWords } from './words'
import type { ResumeTree } from '../foreign/foreignResume'
import { SourceText, type ForeignValue } from '../foreign/foreignValue'

function competencies(profile: ForeignValue, taxonomy: RegExp): ForeignValue[] {
  const all = profile.at('PersonQualifications', 'PersonCompetency').items
  return all.filter((competency) => taxonomy.test(competency.at('TaxonomyID').text?.text ?? ''))
}

/** The languages of a candidate: the first language, and those with levels. */
export function candidateLanguages(
  person: ForeignValue,
  profile: ForeignValue,
  language: string,
): ResumeTree[] {
  const native = person.at('PrimaryLanguageCode').items.flatMap(({ text }) => text ?? [])
  const fluency = europassWords(language).native
  return [
    ...native.map((code) => ({
      language: displayName('language', code, language),
      fluency: code.with(fluency),
    })),
    ...competencies(profile, /language/i).map((competency) => {
      const dimensions = competency.at('CompetencyDimension').items
      const levels = dimensions.flatMap((dimension) => levelOf(dimension) ?? [])
      const name = competency.at('CompetencyName').text
      const code = competency.at('CompetencyID').text
      return {
        language: name ?? displayName('language', code, language),
        fluency: languageLevel(levels),
      }
    }),
  ]
}

/** The level of a dimension, such as listening, whose type counts as read with it. */
function levelOf(dimension: ForeignValue): SourceText | undefined {
  const score = dimension.at('Score', 'ScoreText').text
  return score && new SourceText(score.text, [dimension.path])
}

const groups = [
  ['CommunicationAndInterpersonalSkills', 'communication'],
  ['OrganisationalSkills', 'organisation'],
  ['ManagementAndLeadershipSkills', 'organisation'],
] as const

/** The skills of a candidate, in groups. */
export function candidateSkills(profile: ForeignValue, language: string): ResumeTree[] {
  const words = europassWords(language)
  const digital = [
    ...profile.at('DigitalSkills', 'DigitalSkill').items.map(nameOf),
    ...competencies(profile, /digital/i).map((skill) => skill.at('CompetencyName').text),
  ]
  const others = groups.map(([element, word]) => {
    const skills = profile.at(element).fields.flatMap(([, skill]) => skill.items)
    return group(words[word], skills.map(nameOf))
  })
  const named = profile.at('DigitalSkills', 'DigitalSkillsGroup').items.map((skills) => ({
    ...group(words.digital, skills.at('DigitalSkill').items.map(nameOf)),
    ...(skills.at('Title').text && { name: skills.at('Title').text }),
  }))
  return [...named, group(words.digital, digital), ...others].filter(
    (skill) => Object.keys(skill).length > 0,
  )
}

const nameOf = (skill: ForeignValue) => skill.at('Title').text ?? skill.text

function group(name: string, keywords: (SourceText | undefined)[]): Record<string, ResumeTree> {
  return keywords.some((keyword) => keyword !== undefined) ? { name, keywords } : {}
}
