import { displayName, europassWords, languageLevel } from '../europass/texts'
import { splitText } from '../foreign/splitText'
import type { ReadForeignFile, ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue, type SourceText } from '../foreignValue'
import { addressOf, dateOf, periodOf, readHistory } from './history'

/** Elements about the document itself, and attributes. */
const documentFields =
  /^(?:DocumentID|AlternateDocumentID|CandidateSupplier|ProcessingInformation|RenderingInformation|schemaLocation|xsi|xmlns.*|oa|hr|eures)$/

const privateFields =
  'BirthDate GenderCode NationalityCode ResidenceCountryCode BirthPlace Visa'.split(' ')
const codes = 'ChannelCode UseCode IndustryCode languageID typeCode TaxonomyID FileType'.split(' ')

/** Reads the `Candidate` of Europass since 2020, whose elements are those of HR-XML. */
export const readCandidate: ReadForeignFile = (root) => {
  const candidate = root.at('Candidate')
  const person = candidate.at('CandidatePerson')
  const [profile = candidate.at('CandidateProfile')] = candidate.list('CandidateProfile')
  const code = profile.at('languageCode').text ?? candidate.at('languageCode').text
  const language = code?.text ?? 'en'
  return {
    resume: {
      ...(code && { meta: { language: code } }),
      basics: {
        ...readPerson(person, language),
        summary: profile.at('ExecutiveSummary').text,
      },
      ...readHistory(profile, profile, language),
      projects: readActivities(profile.list('Projects.Project'), 'name'),
      volunteer: readActivities(profile.list('VoluntaryWorks.VoluntaryWork'), 'organization'),
      publications: profile.list('PublicationHistory.Publication').map((publication) => ({
        name: publication.textOf('Title', 'FormattedPublicationDescription'),
        releaseDate: dateOf(publication, 'Date.StartDate', 'Date'),
        url: publication.at('Link').text,
        summary: publication.at('Description').text,
      })),
      languages: candidateLanguages(person, profile, language),
      skills: candidateSkills(profile, language),
    },
    withheld: {
      private: [
        ...privateFields.map((name) => person.at(name)),
        ...person.named('AddressLine', 'PostalCode'),
      ],
      embedded: profile.named('EmbeddedData'),
    },
    ignored: [
      ...[root.at('?xml'), profile.at('ID'), ...profile.named('OrganizationContact')],
      ...person.named('Address').map((address) => address.at('type')),
      ...candidate.fields.flatMap(([name, value]) => (documentFields.test(name) ? value : [])),
      ...person.list('Communication').map((contact) => contact.at('CountryCode')),
      ...candidate.named(...codes),
    ],
  }
}

const readActivities = (activities: ForeignValue[], nameField: string) =>
  activities.map((activity) => ({
    [nameField]: activity.at('Title').text,
    ...periodOf(activity),
    ...splitText(activity.at('Description').text),
    url: activity.at('Link').text,
  }))

function readPerson(person: ForeignValue, language: string): Record<string, ResumeTree> {
  const contacts = person.list('Communication')
  const by = (channel: RegExp) =>
    contacts.filter((contact) => channel.test(contact.at('ChannelCode').text?.text ?? ''))
  const uri = (contact?: ForeignValue) => contact?.textOf('URI', 'URL', 'Text')
  const [phone] = by(/phone/i)
  const dialing = phone?.at('CountryDialing').text
  const number = phone?.textOf('DialNumber', 'FormattedNumber', 'Text')
  const names = ['GivenName', 'FamilyName'].map((name) => person.at('PersonName', name).text)
  return {
    name: joinTexts(names, ' '),
    email: uri(by(/mail/i)[0]),
    phone: joinTexts([dialing?.with(`+${dialing.text.replace(/\D/g, '')}`), number], ' '),
    location: addressOf(contacts, language),
    profiles: by(/web|social/i).map((contact) => ({
      network: contact.at('OtherTitle').text,
      url: uri(contact),
    })),
  }
}

const competencies = (profile: ForeignValue, taxonomy: RegExp) =>
  profile
    .list('PersonQualifications.PersonCompetency')
    .filter((competency) => taxonomy.test(competency.at('TaxonomyID').text?.text ?? ''))

function candidateLanguages(person: ForeignValue, profile: ForeignValue, language: string) {
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

function candidateSkills(profile: ForeignValue, language: string): ResumeTree[] {
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
  const hasContent = ({ name, keywords }: (typeof named)[number]) =>
    typeof name === 'object' || keywords.some((keyword) => keyword !== undefined)
  return [...named, { name: words.digital, keywords: digital }, ...others].filter(hasContent)
}
