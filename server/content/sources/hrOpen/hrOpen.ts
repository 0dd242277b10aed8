import { commandTexts } from '../../../language/catalogues'
import { parseYaml } from '../../yamlSource'
import { toSourceContent, type ResumeTree } from '../foreign/foreignResume'
import { ForeignValue, joinTexts, SourceText } from '../foreign/foreignValue'
import { itemsOf, nameOf, readJob, readSchool } from './entries'
import { sourceOfFile, type SourceFile } from '../source'

const privateFields = [
  ...['birthDate', 'birthPlace', 'age', 'gender', 'citizenship', 'citizenShip', 'nationality'],
  ...['ethnicity', 'race', 'religion', 'maritalStatus', 'disability', 'legalId', 'passportId'],
]

/** A candidate of the HR Open Standards, as JSON. */
export const hrOpen = sourceOfFile({
  name: 'HR Open',
  recognises: (file) => {
    if (!file.bytes.includes('"person"')) return false
    const { root } = parse(file)
    const isPerson = root.at('person', 'name').isThere
    return isPerson && [...profilesOf(root), root.at('employment')].some(({ isThere }) => isThere)
  },
  read: (file) => {
    const { root, lineOf } = parse(file)
    const [profile = root] = profilesOf(root)
    const person = root.at('person')
    const addresses = person.at('communication', 'address')
    const reason = commandTexts().europass.private
    const values = [
      ...privateFields.map((name) => person.at(name)),
      ...addresses.named('line', 'postalCode', 'formattedAddress'),
    ]
    return toSourceContent({
      file: file.path,
      root,
      lineOf,
      resume: readCandidate(person, profile.at('employment').isThere ? profile : root, profile),
      withheld: values.map((value) => ({ value, reason })),
      ignored: [
        ...['documentId', 'alternateIds', 'uri'].map((name) => root.at(name)),
        ...addresses.named('type'),
        ...root.named('id', 'profileId', 'useCode', 'preference', 'current', 'languageCode'),
      ],
    })
  },
})

function parse({ bytes }: SourceFile) {
  const { data, lineOf } = parseYaml(bytes.toString('utf8'))
  return { root: new ForeignValue(data), lineOf }
}

const profilesOf = (root: ForeignValue) => itemsOf(root.at('profiles'))

function readCandidate(
  person: ForeignValue,
  history: ForeignValue,
  profile: ForeignValue,
): ResumeTree {
  const language = profile.at('languageCode').text
  const certificates = itemsOf(profile.at('certifications'))
  return {
    ...(language && { meta: { language } }),
    basics: {
      ...readPerson(person),
      label: profile.at('profileName').text,
      summary: profile.textOf('executiveSummary', 'objective'),
    },
    work: itemsOf(history.at('employment')).flatMap(readJob),
    education: itemsOf(history.at('education')).map(readSchool),
    certificates: certificates.map((certificate) => ({
      name: certificate.at('name').text,
      issuer: nameOf(certificate.at('issuingAuthority')),
      date: certificate.textOf('issued', 'firstIssued'),
    })),
    skills: itemsOf(profile.at('qualifications')).map((skill) => ({
      name: skill.textOf('competencyName', 'name'),
    })),
  }
}

function readPerson(person: ForeignValue): Record<string, ResumeTree> {
  const name = person.at('name')
  const communication = person.at('communication')
  const firstOf = (list: string) => itemsOf(communication.at(list))[0]
  const address = firstOf('address')
  const parts = ['given', 'middle', 'family'].map((part) => name.at(part).text)
  const regions = address?.first('countrySubdivisions', 'countrySubDivisions')
  const phone = firstOf('phone')
  return {
    name: nameWith(name.at('formattedName').text ?? joinTexts(parts, ' '), name),
    location: {
      city: address?.at('city').text,
      region: regions && itemsOf(regions)[0]?.at('value').text,
      countryCode: address?.at('countryCode').text,
    },
    phone: phone?.textOf('formattedNumber', 'dialNumber'),
    email: firstOf('email')?.at('address').text,
    profiles: itemsOf(communication.at('web')).map((site) => ({
      network: site.at('name').text,
      url: site.at('url').text,
    })),
  }
}

/** A name whose parts count as read with it. */
function nameWith(text: SourceText | undefined, { path }: ForeignValue): SourceText | undefined {
  return text && new SourceText(text.text, [path])
}
