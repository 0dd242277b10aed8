import { foreignSource, type ResumeTree } from '../foreign/foreignResume'
import { joinTexts, type ForeignValue } from '../foreignValue'
import { hasField } from '../source'
import { readHistory } from './history'

const privateFields = `birthDate birthPlace age gender citizenship citizenShip nationality ethnicity
  race religion maritalStatus disability legalId passportId`.split(/\s+/)

/** A candidate of the HR Open Standards, as JSON. */
export const hrOpen = foreignSource({
  name: 'HR Open',
  recognises: (file) => hasField(file, ['person']) && hasField(file, ['profiles', 'employment']),
  read: (root) => {
    const [profile = root] = root.list('profiles')
    const person = root.at('person')
    const addresses = person.at('communication', 'address')
    const history = profile.at('employment').exists ? profile : root
    const language = profile.at('languageCode').text
    return {
      resume: {
        ...(language && { meta: { language } }),
        basics: {
          ...readPerson(person.at('name'), person.at('communication')),
          label: profile.at('profileName').text,
          summary: profile.textOf('executiveSummary', 'objective'),
        },
        ...readHistory(history, profile, language?.text ?? 'en'),
        skills: profile
          .list('qualifications')
          .map((one) => ({ name: one.textOf('competencyName', 'name') })),
      },
      withheld: {
        private: [
          ...privateFields.map((name) => person.at(name)),
          ...addresses.named('line', 'postalCode', 'formattedAddress'),
        ],
      },
      ignored: [
        ...['documentId', 'alternateIds', 'uri'].map((name) => root.at(name)),
        ...addresses.named('type'),
        ...root.named('id', 'profileId', 'useCode', 'preference', 'current', 'languageCode'),
      ],
    }
  },
})

function readPerson(name: ForeignValue, contact: ForeignValue): Record<string, ResumeTree> {
  const [address] = contact.list('address')
  const [region] = address?.list('countrySubdivisions', 'countrySubDivisions') ?? []
  const parts = ['given', 'middle', 'family'].map((part) => name.at(part).text)
  const text = name.at('formattedName').text ?? joinTexts(parts, ' ')
  return {
    // The parts count as read with the formatted name.
    name: text?.withRead(name),
    location: {
      city: address?.at('city').text,
      region: region?.at('value').text,
      countryCode: address?.at('countryCode').text,
    },
    phone: contact.list('phone')[0]?.textOf('formattedNumber', 'dialNumber'),
    email: contact.list('email')[0]?.at('address').text,
    profiles: contact
      .list('web')
      .map((site) => ({ network: site.at('name').text, url: site.at('url').text })),
  }
}
