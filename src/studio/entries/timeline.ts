import {
  EducationInput,
  ExperienceInput,
  type Education,
  type Experience,
} from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { formatPeriod } from '../../lib/dates'
import { date, defineForm, fresh, flag, longText, number, text, texts } from '../forms/fields'
import { allRows, defineList } from '../lists/entryList'

const { endpoints, util } = timelineApi

/** The last fields of both forms. */
const descriptionFields = [
  longText('description', 'Keterangan'),
  texts('highlights', 'Pencapaian', 'Pencapaian'),
]

const experienceList = defineList<Experience>({
  resource: 'experience',
  useRows() {
    const { data, ...query } = endpoints.listExperiences.useQuery(allRows)
    return { ...query, rows: data?.experiences }
  },
  summarize: ({ job_title, company_name, start_date, end_date, is_current }) => ({
    title: job_title,
    details: [
      company_name,
      formatPeriod({ start: start_date, end: end_date, isCurrent: is_current }),
    ],
  }),
  updateRows: (change) =>
    util.updateQueryData('listExperiences', allRows, (data) => {
      data.experiences = change(data.experiences)
    }),
  remove: (id) => endpoints.deleteExperience.initiate(id),
})

const experienceForm = defineForm<ExperienceInput>({
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
        text('job_title', 'Jabatan'),
        text('company_name', 'Perusahaan'),
        text('location', 'Lokasi'),
        date('start_date', 'Mulai'),
        date('end_date', 'Selesai'),
        flag('is_current', 'Posisi saat ini'),
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
  summarize: ({ degree, major, institution_name, start_year, graduation_year }) => ({
    title: [degree, major].filter(Boolean).join(' '),
    details: [institution_name, formatPeriod({ start: start_year, end: graduation_year })],
  }),
  updateRows: (change) =>
    util.updateQueryData('listEducations', allRows, (data) => {
      data.educations = change(data.educations)
    }),
  remove: (id) => endpoints.deleteEducation.initiate(id),
})

const educationForm = defineForm<EducationInput>({
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
        text('degree', 'Gelar atau jenjang'),
        text('institution_name', 'Lembaga'),
        text('major', 'Jurusan'),
        text('location', 'Lokasi'),
        number('start_year', 'Tahun mulai'),
        number('graduation_year', 'Tahun lulus', 'Kosongkan selama masih berjalan.'),
        number('gpa', 'IPK'),
        ...descriptionFields,
      ],
    },
  ],
})

export const experience = { list: experienceList, form: experienceForm }
export const education = { list: educationList, form: educationForm }
