import { commandTexts } from '../../../language/catalogues'
import { readAchievements } from './achievements'
import { listOf, proseSkills, readLanguages, readSkills } from './skills'
import { endOf, labelOf, splitText } from './texts'
import { displayName } from './words'
import type { ReadForeign, ResumeTree } from '../foreign/foreignResume'
import { joinTexts, SourceText, type ForeignValue } from '../foreign/foreignValue'

/** Reads the `SkillsPassport` of Europass 3, from XML or JSON. */
export function readPassport(root: ForeignValue): ReadForeign {
  const passport = ['SkillsPassport', 'Europass'].map((name) => root.at(name))
  const around = passport.find(({ isThere }) => isThere) ?? root
  const learner = around.at('LearnerInfo')
  const locale = around.textOf('locale', 'Locale')
  const language = locale?.text ?? 'en'
  const { embedded, private: isPrivate, prose } = commandTexts().europass
  const person = learner.at('Identification')
  const privateValues = [
    person.at('Demographics'),
    ...person.at('ContactInfo').named('AddressLine', 'AddressLine2', 'PostalCode'),
    learner.at('Identification', 'Signature'),
  ]
  const withheld = [
    ...privateValues.map((value) => ({ value, reason: isPrivate })),
    { value: person.at('Photo'), reason: embedded },
    ...proseSkills(learner.at('Skills')).map((value) => ({ value, reason: prose })),
  ]
  const isPart = /^(?:LearnerInfo|CoverLetter|AttachmentList|Attachment|SkillsPassport|Europass)$/
  const beside = [root, around].flatMap(({ fields }) =>
    fields.filter(([name]) => !isPart.test(name)),
  )
  const names = ['Use', 'Type', 'Documentation', 'ReferenceTo']
  const ignored = [...beside.map(([, value]) => value), ...learner.named(...names)]
  return { resume: readLearner(learner, language, locale), withheld, ignored }
}

function readLearner(learner: ForeignValue, language: string, locale?: SourceText): ResumeTree {
  const headline = learner.at('Headline')
  const isSummary = headline.at('Type', 'Code').text?.text === 'personal_statement'
  const title = labelOf(headline.at('Description'))
  return {
    ...(locale && { meta: { language: locale } }),
    basics: {
      ...readPerson(learner.at('Identification'), language),
      ...(isSummary ? { summary: title } : { label: title }),
    },
    work: listOf(learner, 'WorkExperience').map((job) => ({
      name: job.at('Employer', 'Name').text,
      position: labelOf(job.at('Position')),
      location: addressOf(job.at('Employer', 'ContactInfo'), language),
      ...periodOf(job),
      ...splitText(job.at('Activities').text),
    })),
    education: listOf(learner, 'Education').map((school) => ({
      studyType: labelOf(school.at('Title')),
      area: labelOf(school.at('Field')),
      institution: school.at('Organisation', 'Name').text,
      location: addressOf(school.at('Organisation', 'ContactInfo'), language),
      ...periodOf(school),
      ...splitText(school.at('Activities').text),
    })),
    languages: readLanguages(learner.at('Skills', 'Linguistic'), language),
    skills: readSkills(learner.at('Skills'), language),
    ...readAchievements(listOf(learner, 'Achievement')),
  }
}

function readPerson(person: ForeignValue, language: string): Record<string, ResumeTree> {
  const names = person.at('PersonName')
  const contact = person.at('ContactInfo')
  const [website, ...websites] = listOf(contact, 'Website')
  const messengers = listOf(contact, 'InstantMessaging').map((account) => ({
    network: labelOf(account.at('Use')),
    username: account.at('Contact').text,
  }))
  return {
    name: joinTexts([names.at('FirstName').text, names.at('Surname').text], ' '),
    location: addressOf(contact, language),
    email: contact.at('Email', 'Contact').text ?? contact.at('Email').text,
    phone: listOf(contact, 'Telephone')[0]?.at('Contact').text,
    url: website?.at('Contact').text,
    profiles: [...websites.map((site) => ({ url: site.at('Contact').text })), ...messengers],
  }
}

function addressOf(contact: ForeignValue, language: string): ResumeTree {
  const address = contact.at('Address', 'Contact')
  const country = address.at('Country')
  return {
    city: address.at('Municipality').text,
    country: labelOf(country) ?? displayName('region', country.at('Code').text, language),
  }
}

function periodOf(entry: ForeignValue): { startDate?: SourceText; endDate?: SourceText } {
  const period = entry.at('Period')
  return {
    startDate: dateOf(period.at('From')),
    endDate: endOf(dateOf(period.at('To')), period.at('Current')),
  }
}

/** `{ year: '2010', month: '--03', day: '---01' }` in XML, `{ Year: 2010, Month: 3 }` in JSON. */
export function dateOf(date: ForeignValue): SourceText | undefined {
  const parts = ['year', 'month', 'day'].map((name) => {
    const digits = date.textOf(name, name[0]?.toUpperCase() + name.slice(1))?.text
    return digits?.replace(/\D/g, '').padStart(2, '0')
  })
  const [year, month, day] = parts
  const text = [year, month, month && day].filter(Boolean).join('-')
  return year ? new SourceText(text, [date.path]) : undefined
}
