import {
  EducationInput,
  ExperienceInput,
  type Education,
  type Experience,
} from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { formatPeriod } from '../../lib/dates'
import { date, defineForm, fresh, flag, link, longText, number, text, texts } from '../forms/fields'
import { allRows, defineList } from '../lists/entryList'

const { endpoints, util } = timelineApi

/** The last fields of both forms. */
const descriptionFields = [longText('description'), texts('highlights')]

const experienceList = defineList<Experience>({
  resource: 'experience',
  useRows() {
    const { data, ...query } = endpoints.listExperiences.useQuery(allRows)
    return { ...query, rows: data?.experiences }
  },
  summarize: ({ job_title, company_name, start_date, end_date, is_current }, { dates }) => ({
    title: job_title,
    details: [
      company_name,
      formatPeriod({ start: start_date, end: end_date, isCurrent: is_current }, dates),
    ],
  }),
  titleField: 'job_title',
  updateRows: (change) =>
    util.updateQueryData('listExperiences', allRows, (data) => {
      data.experiences = change(data.experiences)
    }),
  remove: (id) => endpoints.deleteExperience.initiate(id),
})

const experienceForm = defineForm<ExperienceInput, 'experience'>({
  resource: 'experience',
  schema: ExperienceInput,
  requests: {
    read: (id) => endpoints.getExperience.initiate(id, fresh),
    create: (write) => endpoints.createExperience.initiate(write),
    update: (write) => endpoints.updateExperience.initiate(write),
  },
  sections: [
    {
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
    },
  ],
})

const educationList = defineList<Education>({
  resource: 'education',
  useRows() {
    const { data, ...query } = endpoints.listEducations.useQuery(allRows)
    return { ...query, rows: data?.educations }
  },
  summarize: ({ degree, major, institution_name, start_year, graduation_year }, { dates }) => ({
    title: [...new Set([degree, major])].filter(Boolean).join(' '),
    details: [institution_name, formatPeriod({ start: start_year, end: graduation_year }, dates)],
  }),
  titleField: 'degree',
  updateRows: (change) =>
    util.updateQueryData('listEducations', allRows, (data) => {
      data.educations = change(data.educations)
    }),
  remove: (id) => endpoints.deleteEducation.initiate(id),
})

const educationForm = defineForm<EducationInput, 'education'>({
  resource: 'education',
  schema: EducationInput,
  requests: {
    read: (id) => endpoints.getEducation.initiate(id, fresh),
    create: (write) => endpoints.createEducation.initiate(write),
    update: (write) => endpoints.updateEducation.initiate(write),
  },
  sections: [
    {
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
    },
  ],
})

export const experience = { list: experienceList, form: experienceForm }
export const education = { list: educationList, form: educationForm }
