import { splitText } from '../foreign/splitText'
import type { ReadForeignFile, ResumeTree } from '../foreign/foreignResume'
import { joinTexts, SourceText, type ForeignValue } from '../foreignValue'
import { displayName, endOf, europassWords, labelOf } from './texts'
import { languageLevel, readAchievements, skillsOf } from './texts'

/** Reads the `SkillsPassport` of Europass 3, from XML or JSON. */
export const readPassport: ReadForeignFile = (root) => {
  const around = [root.at('SkillsPassport'), root.at('Europass'), root].find((one) => one.exists)!
  const learner = around.at('LearnerInfo')
  const locale = around.textOf('locale', 'Locale')
  const person = learner.at('Identification')
  const texts = skillElements.map(([element]) => learner.at('Skills', element, 'Description'))
  const isPart = /^(?:LearnerInfo|CoverLetter|AttachmentList|Attachment|SkillsPassport|Europass)$/
  const beside = [...root.fields, ...around.fields].filter(([name]) => !isPart.test(name))
  return {
    resume: readLearner(learner, locale?.text ?? 'en', locale),
    withheld: {
      private: [
        person.at('Demographics'),
        ...person.at('ContactInfo').named('AddressLine', 'AddressLine2', 'PostalCode'),
        person.at('Signature'),
      ],
      embedded: [person.at('Photo')],
      prose: texts.filter(({ text }) => text && skillsOf(text).length === 0),
    },
    ignored: [
      ...beside.map(([, value]) => value),
      ...learner.named('Use', 'Type', 'Documentation', 'ReferenceTo'),
    ],
  }
}

function readLearner(learner: ForeignValue, language: string, locale?: SourceText): ResumeTree {
  const headline = learner.at('Headline')
  const isSummary = headline.at('Type', 'Code').text?.text === 'personal_statement'
  const title = labelOf(headline.at('Description'))
  const placeAndTime = (entry: ForeignValue, organisation: ForeignValue) => ({
    location: addressOf(organisation.at('ContactInfo'), language),
    startDate: dateOf(entry.at('Period', 'From')),
    endDate: endOf(dateOf(entry.at('Period', 'To')), entry.at('Period', 'Current')),
    ...splitText(entry.at('Activities').text),
  })
  return {
    ...(locale && { meta: { language: locale } }),
    basics: {
      ...readPerson(learner.at('Identification'), language),
      ...(isSummary ? { summary: title } : { label: title }),
    },
    work: listOf(learner, 'WorkExperience').map((job) => ({
      name: job.at('Employer', 'Name').text,
      position: labelOf(job.at('Position')),
      ...placeAndTime(job, job.at('Employer')),
    })),
    education: listOf(learner, 'Education').map((school) => ({
      studyType: labelOf(school.at('Title')),
      area: labelOf(school.at('Field')),
      institution: school.at('Organisation', 'Name').text,
      ...placeAndTime(school, school.at('Organisation')),
    })),
    languages: readLanguages(learner.at('Skills', 'Linguistic'), language),
    skills: skillElements.flatMap(([element, word]): ResumeTree[] => {
      const keywords = skillsOf(learner.at('Skills', element, 'Description').text)
      return keywords.length > 0 ? [{ name: europassWords(language)[word], keywords }] : []
    }),
    ...readAchievements(listOf(learner, 'Achievement')),
  }
}

function readPerson(person: ForeignValue, language: string): Record<string, ResumeTree> {
  const contact = person.at('ContactInfo')
  const [website, ...websites] = listOf(contact, 'Website')
  const messengers = listOf(contact, 'InstantMessaging').map((account) => ({
    network: labelOf(account.at('Use')),
    username: account.at('Contact').text,
  }))
  const names = ['FirstName', 'Surname'].map((name) => person.at('PersonName', name).text)
  return {
    name: joinTexts(names, ' '),
    location: addressOf(contact, language),
    email: contact.textOf('Email.Contact', 'Email'),
    phone: listOf(contact, 'Telephone')[0]?.at('Contact').text,
    url: website?.at('Contact').text,
    profiles: [...websites.map((site) => ({ url: site.at('Contact').text })), ...messengers],
  }
}

/** The label of a language or region, or its name by its code. */
const nameOf = (type: 'language' | 'region', value: ForeignValue, language: string) =>
  labelOf(value) ?? displayName(type, value.at('Code').text, language)

function addressOf(contact: ForeignValue, language: string): ResumeTree {
  const address = contact.at('Address', 'Contact')
  const country = nameOf('region', address.at('Country'), language)
  return { city: address.at('Municipality').text, country }
}

/** `{ year: '2010', month: '--03', day: '---01' }` in XML, `{ Year: 2010, Month: 3 }` in JSON. */
function dateOf(date: ForeignValue): SourceText | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => {
    const digits = date.textOf(name, name[0]?.toUpperCase() + name.slice(1))?.text
    return digits?.replace(/\D/g, '').padStart(2, '0')
  })
  const text = [year, month, month && day].filter(Boolean).join('-')
  return year ? new SourceText(text, [date.path]) : undefined
}

/** The elements of a list, which XML has in an element of its own. */
const listOf = (parent: ForeignValue, name: string) =>
  parent.list(`${name}List.${name}`, `${name}List`, name)

function readLanguages(linguistic: ForeignValue, language: string): ResumeTree[] {
  const languageOf = (tongue: ForeignValue) =>
    nameOf('language', tongue.at('Description'), language)
  const native = listOf(linguistic, 'MotherTongue').map((tongue) => ({
    language: languageOf(tongue),
    fluency: languageOf(tongue)?.with(europassWords(language).native),
  }))
  const foreign = listOf(linguistic, 'ForeignLanguage').map((tongue) => {
    const levels = tongue.at('ProficiencyLevel').fields.flatMap(([, level]) => level.text ?? [])
    return { language: languageOf(tongue), fluency: languageLevel(levels) }
  })
  return [...native, ...foreign]
}

const skillElements = [
  ['Computer', 'digital'],
  ['JobRelated', 'job'],
  ['Communication', 'communication'],
  ['Organisational', 'organisation'],
] as const
