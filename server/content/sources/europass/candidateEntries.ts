import { endOf, splitText } from './texts'
import { displayName } from './words'
import type { ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue } from '../foreign/foreignValue'

/** The first of several addresses, as city and country. */
export function addressOf(addresses: ForeignValue[], language: string): ResumeTree {
  const address = addresses.find(({ isThere }) => isThere)
  const country = address?.at('CountryCode').text
  return { city: address?.at('CityName').text, country: displayName('region', country, language) }
}

/** The positions of an employer. */
export function readJob(job: ForeignValue, language: string): ResumeTree[] {
  const contacts = job.at('OrganizationContact', 'Communication').items
  const around = addressOf(
    contacts.map((contact) => contact.at('Address')),
    language,
  )
  const name = job.at('OrganizationName').text
  const positions = job.at('PositionHistory').items
  const jobs = positions.length > 0 ? positions : [job]
  return jobs.map((position) => {
    const country = displayName('region', position.at('Country').text, language)
    const place = joinTexts([position.at('City').text, country], ', ')
    return {
      name,
      position: position.at('PositionTitle').text,
      location: place ?? around,
      ...periodOf(position.first('EmploymentPeriod'), job.at('EmploymentPeriod')),
      ...splitText(position.at('Description').text),
    }
  })
}

/** A period of education. */
export function readSchool(school: ForeignValue, language: string): ResumeTree {
  const contacts = school.at('OrganizationContact', 'Communication').items
  const degree = school.at('EducationDegree')
  const { summary, highlights } = splitText(degree.at('OccupationalSkillsCovered').text)
  return {
    studyType: degree.at('DegreeName').text ?? school.at('ProgramName').text,
    area: degree.at('FieldOfStudy', 'MainFieldOfStudy').text ?? degree.at('FieldOfStudy').text,
    institution: school.at('OrganizationName').text,
    location: addressOf(
      contacts.map((contact) => contact.at('Address')),
      language,
    ),
    score: degree.at('FinalGrade', 'ScoreText').text,
    ...periodOf(school.at('AttendancePeriod')),
    summary,
    highlights,
  }
}

/** A project, or unpaid work. */
export function readActivity(activity: ForeignValue, nameField: string): ResumeTree {
  return {
    [nameField]: activity.at('Title').text,
    ...periodOf(activity.at('Date')),
    ...splitText(activity.at('Description').text),
    url: activity.at('Link').text,
  }
}

/** A date, which may be in an element of its own. */
export const dateOf = (date: ForeignValue) => date.at('FormattedDateTime').text ?? date.text

/** The first period that is there. */
function periodOf(...periods: ForeignValue[]): Record<string, ResumeTree> {
  const period = periods.find(({ isThere }) => isThere)
  if (!period) return {}
  return {
    startDate: dateOf(period.at('StartDate')),
    endDate: endOf(dateOf(period.at('EndDate')), period.first('CurrentIndicator', 'Ongoing')),
  }
}
