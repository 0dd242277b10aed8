import { commandTexts } from '../../language/catalogues'
import type { Content } from '../contentSchema'
import { networks } from './networks'
import { jobPeriod, period, projectDates, schoolDates } from './periods'
import { ownPlace, place } from './places'
import type { ResumeObject } from './ResumeObject'
import { field, type Kind, type Part, type Section } from './sections'
import * as values from './values'

type Profile = Content['profile']
type Entry<Key extends keyof Profile> = Extract<Profile[Key], readonly unknown[]>[number]

const { line, text } = values

/** Each field of the content with those of a résumé; the first of them is written. */
export const basics: Part<Profile>[] = [
  field('full_name', line, 'name'),
  field('current_job_title', line, 'label', 'title', 'headline'),
  field('bio', text, 'summary', 'bio'),
  ownPlace,
  field('email', values.email, 'email', 'mail'),
  field('phone_number', values.phone, 'phone', 'telephone', 'mobile'),
  field('profile_picture_full_url', values.pictureField, 'image', 'picture', 'photo'),
  field(
    'years_of_experience',
    values.years,
    'yearsOfExperience',
    'years_of_experience',
    'experienceYears',
  ),
  networks,
]

const description = field('description', text, 'summary', 'description')
const highlights = field('highlights', values.bullets, 'highlights')

export const work: Section<Content['experiences'][number]> = {
  lists: ['work', 'experience', 'employment'],
  missing: ({ notes }) => notes.noPosition,
  heading: [
    field('job_title', line, 'position', 'title', 'jobTitle', 'role'),
    field('company_name', line, 'name', 'company', 'employer', 'organization'),
  ],
  parts: [
    field('company_url', values.linkField, 'url', 'website'),
    field('company_description', text, 'description'),
    field('location', place, 'location'),
    jobPeriod,
    field('description', text, 'summary'),
    field('highlights', values.bullets, 'highlights', 'achievements', 'responsibilities'),
  ],
}

export const volunteer: Section<Entry<'volunteering'>> = {
  lists: ['volunteer', 'volunteering'],
  heading: [
    field('organisation', line, 'organization', 'organisation', 'name'),
    field('role', line, 'position', 'role'),
  ],
  parts: [field('url', values.linkField, 'url', 'website'), period, description, highlights],
}

export const education: Section<Content['educations'][number]> = {
  lists: ['education', 'educations'],
  missing: ({ notes }) => notes.noDegree,
  heading: [
    field('degree', line, 'studyType', 'degree'),
    field('major', line, 'area', 'major', 'field'),
    field('institution_name', line, 'institution', 'school', 'university'),
  ],
  parts: [
    field('institution_url', values.linkField, 'url', 'website'),
    field('location', place, 'location'),
    schoolDates,
    values.grade,
    description,
    field('highlights', values.bullets, 'courses', 'highlights'),
  ],
}

export const awards: Section<Entry<'awards'>> = {
  lists: ['awards'],
  textField: 'title',
  heading: [field('title', line, 'title', 'name')],
  parts: [
    field('issuer', line, 'awarder', 'issuer'),
    field('date', values.dayField, 'date'),
    description,
  ],
}

export const certificates: Section<Entry<'certificates'>> = {
  lists: ['certificates', 'certifications'],
  textField: 'name',
  heading: [field('name', line, 'name', 'title')],
  parts: [
    field('issuer', line, 'issuer', 'authority', 'organization'),
    field('date', values.dayField, 'date', 'issueDate'),
    field('url', values.linkField, 'url', 'website'),
  ],
}

export const interests: Section<Entry<'interests'>> = {
  lists: ['interests'],
  textField: 'name',
  heading: [field('name', line, 'name')],
  parts: [field('keywords', values.list, 'keywords')],
}

export const publications: Section<Entry<'publications'>> = {
  lists: ['publications'],
  textField: 'name',
  heading: [field('title', line, 'name', 'title')],
  parts: [
    field('publisher', line, 'publisher'),
    field('date', values.dayField, 'releaseDate', 'date'),
    field('url', values.linkField, 'url', 'website'),
    description,
  ],
}

export const languages: Section<Entry<'languages'>> = {
  lists: ['languages'],
  textField: 'language',
  heading: [field('name', line, 'language', 'name')],
  parts: [field('level', line, 'fluency', 'level')],
}

/** Key results, which the schema has no field for. */
const outcomes = field(
  'outcomes',
  {
    read: (project: ResumeObject) => {
      const found = project.objects(['outcomes']).flatMap((object) => {
        const [figure, label] = ['figure', 'label'].map((name) => object.read(line, name))
        return figure && label ? [{ figure: figure.slice(0, 20), label: label.slice(0, 80) }] : []
      })
      return found.length > 0 ? found.slice(0, 4) : undefined
    },
  },
  'outcomes',
)

/** An `entity` is any organisation: the export writes the client. */
const client: Kind<string> = {
  read: (project) => {
    const assume = (text: string) => ({ ...line(text), assumed: commandTexts().notes.client })
    return project.read(assume, 'entity') ?? project.read(line, 'client')
  },
}

export const projects: Section<Content['projects'][number]> = {
  lists: ['projects'],
  textField: 'name',
  heading: [field('title', line, 'name', 'title')],
  parts: [
    field('description', text, 'description', 'summary'),
    highlights,
    field('skills', values.list, 'keywords', 'technologies', 'stack'),
    values.projectLinks,
    outcomes,
    field('picture_url', values.pictureField, 'image'),
    projectDates,
    field('role', values.joinedList, 'roles', 'role'),
    field('client', client, 'entity'),
    field('type', line, 'type'),
    field('is_featured', values.flag, 'featured', 'is_featured'),
  ],
}

/** A reference becomes a testimonial without stars; `date` and `source` are no fields of the schema. */
export const references: Section<Content['testimonials'][number]> = {
  lists: ['references'],
  missing: ({ notes }) => notes.noWords,
  needed: 2,
  heading: [
    field('customer_name', line, 'name'),
    field('description', values.quote, 'reference', 'text'),
  ],
  parts: [
    field('customer_position', line, 'position', 'title'),
    field('customer_company', line, 'company', 'organization'),
    field('created_at', values.dayField, 'date'),
    field('source', line, 'source'),
  ],
}
