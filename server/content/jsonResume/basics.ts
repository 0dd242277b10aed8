import type { Content } from '../contentSchema'
import { yearsOfExperience } from '../yearsOfExperience'
import { readPicture } from './links'
import { readProfiles } from './profiles'
import type { ResumeObject } from './ResumeObject'

type Profile = Content['profile']

/** Skills that are shown on the home page. */
const maxTechnologies = 8

/** Reads `basics`, without the name. */
export function readBasics(basics: ResumeObject): Omit<Profile, 'full_name'> {
  return {
    current_job_title: basics.name('label', 'title', 'headline'),
    bio: basics.text('summary', 'bio'),
    location: readLocation(basics),
    email: readEmail(basics),
    phone_number: readPhone(basics),
    profile_picture_full_url: readPicture(basics, 'image', 'picture', 'photo'),
    ...readProfiles(basics),
  }
}

/** City, region and country as they are written; an address is not for everyone. */
export function readLocation(object: ResumeObject): string | undefined {
  const text = object.name('location')
  if (text !== undefined) return text
  const place = object.object('location')
  const parts = [place.name('city'), place.name('region'), place.name('country', 'countryCode')]
  return [...new Set(parts.filter(Boolean))].join(', ').slice(0, 200) || undefined
}

function readEmail(basics: ResumeObject): string | undefined {
  const found = basics.find('email', 'mail')
  const address = found?.value.replace(/^mailto:/i, '')
  if (!found || !address) return undefined
  if (address.length <= 200 && /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(address)) return address
  basics.notes.leaveOut(found.path, found.value, 'is no e-mail address')
  return undefined
}

function readPhone(basics: ResumeObject): string | undefined {
  const found = basics.find('phone', 'telephone', 'mobile')
  const number = found?.value.replace(/^tel:/i, '')
  if (!found || !number) return undefined
  const digits = number.replace(/\D/g, '').length
  if (digits >= 5 && number.length <= 200) return number
  basics.notes.leaveOut(found.path, found.value, 'is no telephone number')
  return undefined
}

/** The years that the résumé names, or those of its jobs. */
export function readYears(
  basics: ResumeObject,
  jobs: Content['experiences'],
  today: string,
): number | undefined {
  const found = basics.find('yearsOfExperience', 'years_of_experience', 'experienceYears')
  const named = Number.parseFloat(found?.value.replace(',', '.') ?? '')
  if (named >= 0 && named <= 80) return named
  if (found) basics.notes.leaveOut(found.path, found.value, 'is no number of years')
  const years = yearsOfExperience(jobs, today)
  if (years === undefined) return undefined
  basics.notes.assume(
    ['basics', 'yearsOfExperience'],
    `is missing: the periods of all positions add up to ${years} ${years === 1 ? 'year' : 'years'}`,
  )
  return years
}

/** The technologies of the home page: the first of the listed skills. */
export function selectTechnologies(
  { notes }: ResumeObject,
  skills: Content['skills'],
): string[] | undefined {
  const names = skills
    .filter(({ percent, is_listed }) => is_listed ?? percent !== undefined)
    .map(({ name }) => name)
    // The list is stored comma-separated.
    .filter((name) => !name.includes(','))
    .slice(0, maxTechnologies)
  if (names.length === 0) return undefined
  notes.assume(
    ['skills'],
    `have no marked technologies: the home page shows the first, ${names.join(', ')}`,
  )
  return names
}
