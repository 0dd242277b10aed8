import { commandTexts } from '../../../language/catalogues'
import { addressOf, dateOf, readActivity, readJob, readSchool } from './candidateEntries'
import { candidateLanguages, candidateSkills } from './candidateSkills'
import type { ReadForeign, ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue, type SourceText } from '../foreign/foreignValue'

/** What is about the document, and attributes. */
const ignoredNames =
  /^(?:DocumentID|AlternateDocumentID|CandidateSupplier|ProcessingInformation|RenderingInformation|schemaLocation|xsi|xmlns.*|oa|hr|eures)$/

const privateFields = [
  'BirthDate',
  'GenderCode',
  'NationalityCode',
  'ResidenceCountryCode',
  'BirthPlace',
  'Visa',
]

/** Reads the `Candidate` of Europass since 2020, whose elements are those of HR-XML. */
export function readCandidate(root: ForeignValue): ReadForeign {
  const candidate = root.at('Candidate')
  const person = candidate.at('CandidatePerson')
  const [profile = candidate.at('CandidateProfile')] = candidate.at('CandidateProfile').items
  const language = profile.at('languageCode').text ?? candidate.at('languageCode').text
  const { embedded, private: isPrivate } = commandTexts().europass
  const privateValues = [
    ...privateFields.map((name) => person.at(name)),
    ...person.named('AddressLine', 'PostalCode'),
  ]
  const besides = candidate.fields.filter(([name]) => ignoredNames.test(name))
  return {
    resume: readProfile(person, profile, language),
    withheld: [
      ...privateValues.map((value) => ({ value, reason: isPrivate })),
      ...profile.named('EmbeddedData').map((value) => ({ value, reason: embedded })),
    ],
    ignored: [
      root.at('?xml'),
      profile.at('ID'),
      ...profile.named('OrganizationContact'),
      ...person.named('Address').map((address) => address.at('type')),
      ...besides.map(([, value]) => value),
      ...person.at('Communication').items.map((contact) => contact.at('CountryCode')),
      ...candidate.named(
        'ChannelCode',
        'UseCode',
        'IndustryCode',
        'languageID',
        'typeCode',
        'TaxonomyID',
        'FileType',
      ),
    ],
  }
}

function readProfile(person: ForeignValue, profile: ForeignValue, code?: SourceText): ResumeTree {
  const language = code?.text ?? 'en'
  const entries = (list: string, entry: string) => profile.at(list, entry).items
  return {
    ...(code && { meta: { language: code } }),
    basics: {
      ...readPerson(person, language),
      summary: profile.at('ExecutiveSummary').text,
    },
    work: entries('EmploymentHistory', 'EmployerHistory').flatMap((job) => readJob(job, language)),
    education: entries('EducationHistory', 'EducationOrganizationAttendance').map((school) =>
      readSchool(school, language),
    ),
    projects: entries('Projects', 'Project').map((project) => readActivity(project, 'name')),
    volunteer: entries('VoluntaryWorks', 'VoluntaryWork').map((work) =>
      readActivity(work, 'organization'),
    ),
    publications: entries('PublicationHistory', 'Publication').map((publication) => ({
      name: publication.textOf('Title', 'FormattedPublicationDescription'),
      releaseDate: dateOf(publication.at('Date', 'StartDate')) ?? dateOf(publication.at('Date')),
      url: publication.at('Link').text,
      summary: publication.at('Description').text,
    })),
    certificates: entries('Certifications', 'Certification').map((certificate) => ({
      name: certificate.textOf('CertificationName', 'Title', 'CertificationTypeCode'),
      issuer:
        certificate.at('IssuingAuthority', 'Name').text ?? certificate.at('IssuingAuthority').text,
      date: dateOf(certificate.first('FirstIssuedDate', 'IssuedDate', 'Date')),
      url: certificate.at('Link').text,
    })),
    languages: candidateLanguages(person, profile, language),
    skills: candidateSkills(profile, language),
  }
}

function readPerson(person: ForeignValue, language: string): Record<string, ResumeTree> {
  const contacts = person.at('Communication').items
  const by = (channel: RegExp) =>
    contacts.filter((contact) => channel.test(contact.at('ChannelCode').text?.text ?? ''))
  const uri = (contact?: ForeignValue) => contact?.textOf('URI', 'URL', 'Text')
  const [phone] = by(/phone/i)
  const dialing = phone?.at('CountryDialing').text
  const number = phone?.textOf('DialNumber', 'FormattedNumber', 'Text')
  const names = person.at('PersonName')
  return {
    name: joinTexts([names.at('GivenName').text, names.at('FamilyName').text], ' '),
    email: uri(by(/mail/i)[0]),
    phone: joinTexts([dialing?.with(`+${dialing.text.replace(/\D/g, '')}`), number], ' '),
    location: addressOf(
      contacts.map((contact) => contact.at('Address')),
      language,
    ),
    profiles: by(/web|social/i).map((contact) => ({
      network: contact.at('OtherTitle').text,
      url: uri(contact),
    })),
  }
}
