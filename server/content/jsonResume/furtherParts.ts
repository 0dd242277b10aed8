import type { Content } from '../contentSchema'
import { withoutEmpty } from '../withoutEmpty'
import { readWebAddress } from './links'
import { readDate, readPeriod } from './periods'
import { readDescription } from './projects'
import type { ResumeObject } from './ResumeObject'

type Profile = Content['profile']

/** The most entries of a list of the profile. */
const maxEntries = 100

/** Reads what the profile may have besides: languages, awards, publications, volunteering. */
export function readFurtherParts(
  resume: ResumeObject,
): Pick<Profile, 'languages' | 'awards' | 'publications' | 'volunteering' | 'certifications'> {
  return {
    languages: entries(resume.objects(['languages'], 'language'), readLanguage),
    awards: entries(resume.objects(['awards'], 'title'), readAward),
    publications: entries(resume.objects(['publications'], 'name'), readPublication),
    volunteering: entries(resume.objects(['volunteer', 'volunteering']), readVolunteering),
    certifications: entries(
      resume.objects(['certificates', 'certifications'], 'name'),
      readCertificate,
    ),
  }
}

/** Reads the entries of a list; those that cannot be read are left out as a whole. */
function entries<T>(
  objects: ResumeObject[],
  read: (object: ResumeObject) => T | undefined,
): T[] | undefined {
  const list = objects.slice(0, maxEntries).flatMap((object) => {
    const entry = read(object)
    if (entry === undefined) object.leaveOut('has no name')
    return entry === undefined ? [] : [entry]
  })
  for (const object of objects.slice(maxEntries)) object.leaveOut(`is beyond entry ${maxEntries}`)
  return list.length > 0 ? list : undefined
}

function readLanguage(object: ResumeObject) {
  const name = object.name('language', 'name')
  return name ? withoutEmpty({ name, level: object.name('fluency', 'level') }) : undefined
}

function readAward(object: ResumeObject) {
  const title = object.name('title', 'name')
  if (!title) return undefined
  return withoutEmpty({
    title,
    issuer: object.name('awarder', 'issuer'),
    date: readDate(object, 'date'),
    description: readDescription(object),
  })
}

function readPublication(object: ResumeObject) {
  const title = object.name('name', 'title')
  if (!title) return undefined
  return withoutEmpty({
    title,
    publisher: object.name('publisher'),
    date: readDate(object, 'releaseDate', 'date'),
    url: readWebAddress(object, 'url', 'website'),
    description: readDescription(object),
  })
}

function readVolunteering(object: ResumeObject) {
  const organisation = object.name('organization', 'organisation', 'name')
  const role = object.name('position', 'role')
  const name = organisation ?? role
  if (!name) return undefined
  const { start, end } = readPeriod(object)
  return withoutEmpty({
    organisation: name,
    role: organisation ? role : undefined,
    start_date: start,
    end_date: end,
    description: readDescription(object),
    highlights: object.highlights('highlights'),
  })
}

/** The list of certifications is stored comma-separated. */
function readCertificate(object: ResumeObject): string | undefined {
  const name = object.name('name', 'title')
  if (!name?.includes(',')) return name
  const text = name.replace(/\s*,\s*/g, ' – ').slice(0, 200)
  object.notes.change([...object.path, 'name'], name, `became ${text}`)
  return text
}
