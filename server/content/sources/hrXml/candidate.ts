import { commandTexts } from '../../../language/catalogues'
import type { ReadForeign, ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue } from '../foreign/foreignValue'
import { splitText } from '../europass/texts'
import { candidateLanguages, candidateSkills } from './candidateSkills'
import { addressOf, dateOf, periodOf, readHistory } from './history'

/** What is about the document, and attributes. */
const ignoredNames =
  /^(?:DocumentID|AlternateDocumentID|CandidateSupplier|ProcessingInformation|RenderingInformation|schemaLocation|xsi|xmlns.*|oa|hr|eures)$/

const privateFields = [
  ...['BirthDate', 'GenderCode', 'NationalityCode', 'ResidenceCountryCode', 'BirthPlace', 'Visa'],
]

const codes = [
  ...['ChannelCode', 'UseCode', 'IndustryCode', 'languageID', 'typeCode', 'TaxonomyID'],
  'FileType',
]

/** Reads the `Candidate` of Europass since 2020, whose elements are those of HR-XML. */
export function readCandidate(root: ForeignValue): ReadForeign {
  const candidate = root.at('Candidate')
  const person = candidate.at('CandidatePerson')
  const [profile = candidate.at('CandidateProfile')] = candidate.list('CandidateProfile')
  const code = profile.at('languageCode').text ?? candidate.at('languageCode').text
  const language = code?.text ?? 'en'
  const { embedded, private: isPrivate } = commandTexts().europass
  const privateValues = [
    ...privateFields.map((name) => person.at(name)),
    ...person.named('AddressLine', 'PostalCode'),
  ]
  return {
    resume: {
      ...(code && { meta: { language: code } }),
      basics: {
        ...readPerson(person, language),
        summary: profile.at('ExecutiveSummary').text,
      },
      ...readHistory(profile, profile, language),
      projects: profile.list('Projects.Project').map((entry) => readActivity(entry, 'name')),
      volunteer: profile
        .list('VoluntaryWorks.VoluntaryWork')
        .map((entry) => readActivity(entry, 'organization')),
      publications: profile.list('PublicationHistory.Publication').map((publication) => ({
        name: publication.textOf('Title', 'FormattedPublicationDescription'),
        releaseDate: dateOf(publication, 'Date.StartDate', 'Date'),
        url: publication.at('Link').text,
        summary: publication.at('Description').text,
      })),
      languages: candidateLanguages(person, profile, language),
      skills: candidateSkills(profile, language),
    },
    withheld: [
      ...privateValues.map((value) => ({ value, reason: isPrivate })),
      ...profile.named('EmbeddedData').map((value) => ({ value, reason: embedded })),
    ],
    ignored: [
      ...[root.at('?xml'), profile.at('ID'), ...profile.named('OrganizationContact')],
      ...person.named('Address').map((address) => address.at('type')),
      ...candidate.fields.flatMap(([name, value]) => (ignoredNames.test(name) ? value : [])),
      ...person.list('Communication').map((contact) => contact.at('CountryCode')),
      ...candidate.named(...codes),
    ],
  }
}

/** A project, or unpaid work. */
function readActivity(activity: ForeignValue, nameField: string): ResumeTree {
  return {
    [nameField]: activity.at('Title').text,
    ...periodOf(activity),
    ...splitText(activity.at('Description').text),
    url: activity.at('Link').text,
  }
}

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
