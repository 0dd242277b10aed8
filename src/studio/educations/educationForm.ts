import { EducationInput } from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { defineForm, fresh, longText, number, text, texts } from '../forms/fields'

const { getEducation, createEducation, updateEducation } = timelineApi.endpoints

export const educationForm = defineForm<EducationInput>({
  resource: 'education',
  schema: EducationInput,
  requests: {
    read: (id) => getEducation.initiate(id, fresh),
    create: (write) => createEducation.initiate(write),
    update: (write) => updateEducation.initiate(write),
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
        longText('description', 'Keterangan'),
        texts('highlights', 'Pencapaian', 'Pencapaian'),
      ],
    },
  ],
})
