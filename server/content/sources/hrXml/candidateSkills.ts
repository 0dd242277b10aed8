import { languageLevel } from '../europass/texts'
import { displayName, europassWords } from '../europass/words'
import type { ResumeTree } from '../foreign/foreignResume'
import type { ForeignValue, SourceText } from '../foreign/foreignValue'

const competencies = (profile: ForeignValue, taxonomy: RegExp) =>
  profile
    .list('PersonQualifications.PersonCompetency')
    .filter((competency) => taxonomy.test(competency.at('TaxonomyID').text?.text ?? ''))

/** The languages of a candidate: the first language, and those with levels. */
export function candidateLanguages(
  person: ForeignValue,
  profile: ForeignValue,
  language: string,
): ResumeTree[] {
  const nameOf = (code?: SourceText) => displayName('language', code, language)
  const native = person.list('PrimaryLanguageCode').map(({ text }) => ({
    language: nameOf(text),
    fluency: text?.with(europassWords(language).native),
  }))
  const others = competencies(profile, /language/i).map((competency) => {
    // The type of a dimension, such as listening, counts as read with its level.
    const levels = competency
      .list('CompetencyDimension')
      .flatMap((dimension) => dimension.textOf('Score.ScoreText')?.withRead(dimension) ?? [])
    const name = competency.at('CompetencyName').text ?? nameOf(competency.at('CompetencyID').text)
    return { language: name, fluency: languageLevel(levels) }
  })
  return [...native, ...others]
}

const groups = [
  ['CommunicationAndInterpersonalSkills', 'communication'],
  ['OrganisationalSkills', 'organisation'],
  ['ManagementAndLeadershipSkills', 'organisation'],
] as const

/** The skills of a candidate, in groups. */
export function candidateSkills(profile: ForeignValue, language: string): ResumeTree[] {
  const words = europassWords(language)
  const nameOf = (skill: ForeignValue) => skill.at('Title').text ?? skill.text
  const named = profile.list('DigitalSkills.DigitalSkillsGroup').map((skills) => ({
    name: skills.at('Title').text ?? words.digital,
    keywords: skills.list('DigitalSkill').map(nameOf),
  }))
  const digital = [
    ...profile.list('DigitalSkills.DigitalSkill').map(nameOf),
    ...competencies(profile, /digital/i).map((skill) => skill.at('CompetencyName').text),
  ]
  const others = groups.map(([element, word]) => {
    const skills = profile.at(element).fields.flatMap(([, skill]) => skill.items)
    return { name: words[word], keywords: skills.map(nameOf) }
  })
  const isThere = ({ name, keywords }: (typeof named)[number]) =>
    typeof name === 'object' || keywords.some((keyword) => keyword !== undefined)
  return [...named, { name: words.digital, keywords: digital }, ...others].filter(isThere)
}
