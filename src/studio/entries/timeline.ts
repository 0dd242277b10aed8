import {
  EducationInput,
  ExperienceInput,
  type Education,
  type Experience,
} from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { formatPeriod } from '../../lib/dates'
import { allRows, defineEntries } from '../lists/entryList'

const {
  listExperiences,
  getExperience,
  createExperience,
  updateExperience,
  deleteExperience,
  listEducations,
  getEducation,
  createEducation,
  updateEducation,
  deleteEducation,
} = timelineApi.endpoints

const descriptionFields = { description: 'longText', highlights: 'texts' } as const

export const experience = defineEntries<Experience, ExperienceInput, 'experience'>({
  resource: 'experience',
  useRows: () => listExperiences.useQuery(allRows),
  updateRows: (change) => timelineApi.util.updateQueryData('listExperiences', allRows, change),
  summarize: ({ job_title, company_name, start_date, end_date, is_current }, { dates }) => ({
    title: job_title,
    details: [
      company_name,
      formatPeriod({ start: start_date, end: end_date, isCurrent: is_current }, dates),
    ],
  }),
  titleField: 'job_title',
  remove: (id) => deleteExperience.initiate(id),
  schema: ExperienceInput,
  endpoints: { get: getExperience, create: createExperience, update: updateExperience },
  fields: {
    job_title: 'shortText',
    company_name: 'shortText',
    company_url: 'link',
    company_description: 'longText',
    location: 'text',
    start_date: 'date',
    end_date: 'date',
    is_current: 'flag',
    ...descriptionFields,
  },
})

export const education = defineEntries<Education, EducationInput, 'education'>({
  resource: 'education',
  useRows: () => listEducations.useQuery(allRows),
  updateRows: (change) => timelineApi.util.updateQueryData('listEducations', allRows, change),
  summarize: ({ degree, major, institution_name, start_year, graduation_year }, { dates }) => ({
    title: [...new Set([degree, major])].filter(Boolean).join(' '),
    details: [institution_name, formatPeriod({ start: start_year, end: graduation_year }, dates)],
  }),
  titleField: 'degree',
  remove: (id) => deleteEducation.initiate(id),
  schema: EducationInput,
  endpoints: { get: getEducation, create: createEducation, update: updateEducation },
  fields: {
    degree: 'shortText',
    major: 'shortText',
    institution_name: 'shortText',
    location: 'shortText',
    institution_url: 'link',
    start_year: 'number',
    graduation_year: 'number',
    start_date: 'date',
    end_date: 'date',
    gpa: 'number',
    score: 'shortText',
    ...descriptionFields,
  },
})
