import { ExperienceInput } from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { date, defineForm, flag, fresh, longText, text, texts } from '../forms/fields'

const { getExperience, createExperience, updateExperience } = timelineApi.endpoints

export const experienceForm = defineForm<ExperienceInput>({
  resource: 'experience',
  schema: ExperienceInput,
  requests: {
    read: (id) => getExperience.initiate(id, fresh),
    create: (write) => createExperience.initiate(write),
    update: (write) => updateExperience.initiate(write),
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
        longText('description', 'Keterangan'),
        texts('highlights', 'Pencapaian', 'Pencapaian'),
      ],
    },
  ],
})
