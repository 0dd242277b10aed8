import {
  EducationInput,
  ExperienceInput,
  type Education,
  type Experience,
} from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { formatPeriod } from '../../lib/dates'
import {
  date,
  defineForm,
  flag,
  link,
  longText,
  number,
  requestsOf,
  text,
  texts,
} from '../forms/fields'
import { allRows, defineList, rowsOf } from '../lists/entryList'

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

const descriptionFields = [longText('description'), texts('highlights')]

const experienceList = defineList<Experience>({
  resource: 'experience',
  ...rowsOf(listExperiences, allRows),
  summarize: ({ job_title, company_name, start_date, end_date, is_current }, { dates }) => ({
    title: job_title,
    details: [
      company_name,
      formatPeriod({ start: start_date, end: end_date, isCurrent: is_current }, dates),
    ],
  }),
  titleField: 'job_title',
  remove: (id) => deleteExperience.initiate(id),
})

const experienceForm = defineForm<ExperienceInput, 'experience'>({
  resource: 'experience',
  schema: ExperienceInput,
  requests: requestsOf({ get: getExperience, create: createExperience, update: updateExperience }),
  fields: [
    text('job_title'),
    text('company_name'),
    link('company_url'),
    longText('company_description'),
    text('location'),
    date('start_date'),
    date('end_date'),
    flag('is_current'),
    ...descriptionFields,
  ],
})

const educationList = defineList<Education>({
  resource: 'education',
  ...rowsOf(listEducations, allRows),
  summarize: ({ degree, major, institution_name, start_year, graduation_year }, { dates }) => ({
    title: [...new Set([degree, major])].filter(Boolean).join(' '),
    details: [institution_name, formatPeriod({ start: start_year, end: graduation_year }, dates)],
  }),
  titleField: 'degree',
  remove: (id) => deleteEducation.initiate(id),
})

const educationForm = defineForm<EducationInput, 'education'>({
  resource: 'education',
  schema: EducationInput,
  requests: requestsOf({ get: getEducation, create: createEducation, update: updateEducation }),
  fields: [
    text('degree'),
    text('institution_name'),
    link('institution_url'),
    text('major'),
    text('location'),
    number('start_year'),
    number('graduation_year'),
    date('start_date'),
    date('end_date'),
    number('gpa'),
    text('score'),
    ...descriptionFields,
  ],
})

export const experience = { list: experienceList, form: experienceForm }
export const education = { list: educationList, form: educationForm }
