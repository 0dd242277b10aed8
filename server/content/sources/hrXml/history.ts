import { displayName, endOf } from '../europass/texts'
import { splitText } from '../foreign/splitText'
import type { ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue, type SourceText } from '../foreignValue'

/**
 * Reads what Europass since 2020 and the HR Open Standards have in common: both are versions of
 * HR-XML, the first with its elements, the second as JSON with other names.
 */
export function readHistory(history: ForeignValue, profile: ForeignValue, language: string) {
  const jobs = history.list('EmploymentHistory.EmployerHistory', 'employment')
  const schools = history.list('EducationHistory.EducationOrganizationAttendance', 'education')
  const certificates = profile.list('Certifications.Certification', 'certifications')
  return {
    work: jobs.flatMap((job) => readJob(job, language)),
    education: schools.map((school) => readSchool(school, language)),
    certificates: certificates.map((certificate) => ({
      name: certificate.textOf('CertificationName', 'Title', 'CertificationTypeCode', 'name'),
      issuer: nameOf(certificate, 'IssuingAuthority', 'issuingAuthority'),
      date: dateOf(certificate, 'FirstIssuedDate', 'IssuedDate', 'Date', 'issued', 'firstIssued'),
      url: certificate.at('Link').text,
    })),
  }
}

function readJob(job: ForeignValue, language: string): ResumeTree[] {
  const positions = job.list('PositionHistory', 'positionHistories')
  const around = addressOf(job.list('OrganizationContact.Communication'), language)
  return (positions.length > 0 ? positions : [job]).map((position) => {
    const country = displayName('region', position.at('Country').text, language)
    const place = joinTexts([position.textOf('City', 'location.city'), country], ', ')
    return {
      name: job.at('OrganizationName').text ?? nameOf(job, 'organization'),
      position: position.textOf('PositionTitle', 'title'),
      location: place ?? around,
      ...periodOf(position, job),
      ...splitText(descriptionOf(position) ?? descriptionOf(job)),
    }
  })
}

function readSchool(school: ForeignValue, language: string): ResumeTree {
  const [degree] = school.list('EducationDegree', 'educationDegrees')
  const [field] = degree?.list('specializations') ?? []
  const area = degree?.textOf('FieldOfStudy.MainFieldOfStudy', 'FieldOfStudy')
  return {
    studyType: degree?.textOf('DegreeName', 'name') ?? school.at('ProgramName').text,
    area: area ?? field?.at('name').text,
    institution: school.at('OrganizationName').text ?? nameOf(school, 'institution'),
    location: addressOf(school.list('OrganizationContact.Communication'), language),
    score: degree?.textOf('FinalGrade.ScoreText'),
    ...periodOf(school),
    ...splitText(degree?.at('OccupationalSkillsCovered').text ?? descriptionOf(school)),
  }
}

/** The name of an organisation, which some programs write as its identifier. */
function nameOf(entry: ForeignValue, ...fields: string[]): SourceText | undefined {
  const names = fields.flatMap((name) => [`${name}.Name`, `${name}.name`, `${name}.legalId.value`])
  return entry.textOf(...names, ...fields)
}

function descriptionOf(entry: ForeignValue): SourceText | undefined {
  const texts = entry.list('descriptions').map(({ text }) => text)
  return entry.at('Description').text ?? joinTexts(texts, '\n')
}

export function addressOf(contacts: ForeignValue[], language: string): ResumeTree {
  const address = contacts.map((contact) => contact.at('Address')).find(({ exists }) => exists)
  const country = address?.at('CountryCode').text
  return { city: address?.at('CityName').text, country: displayName('region', country, language) }
}

export function dateOf(entry: ForeignValue, ...names: string[]): SourceText | undefined {
  return entry.textOf(...names.flatMap((name) => [`${name}.FormattedDateTime`, name]))
}

/** The period of an entry, or of the one around it; the dates of both count as read. */
export function periodOf(entry: ForeignValue, around = entry): Record<string, ResumeTree> {
  const names = ['EmploymentPeriod', 'AttendancePeriod', 'Date']
  const periods = [...names.flatMap((name) => [entry.at(name), around.at(name)]), entry, around]
  const hasDate = (period: ForeignValue) =>
    period.first('StartDate', 'EndDate', 'start', 'end').exists
  const period = periods.find(hasDate)
  if (!period) return {}
  const read = (...names: string[]) => {
    const date = dateOf(period, ...names)
    return date?.withRead(...names.map((name) => around.at(name)))
  }
  const current = period.first('CurrentIndicator', 'Ongoing', 'current')
  return { startDate: read('StartDate', 'start'), endDate: endOf(read('EndDate', 'end'), current) }
}
