import { SkillInput } from '../../contract/skills'
import { skillsApi } from '../../features/skills/skillsApi'
import { defineForm, flag, fresh, reference, text } from '../forms/fields'

const { getSkill, createSkill, updateSkill } = skillsApi.endpoints

export const skillForm = defineForm<SkillInput>({
  resource: 'skills',
  schema: SkillInput,
  requests: {
    read: (id) => getSkill.initiate(id, fresh),
    create: (write) => createSkill.initiate(write),
    update: (write) => updateSkill.initiate(write),
  },
  initialValues: { is_active: true },
  sections: [
    {
      fields: [
        text('name', 'Nama'),
        reference('category_id', 'Kategori', 'categories'),
        text('skill_icon', 'Ikon', 'Nama berkas ikon, misalnya react.svg.'),
        flag('is_active', 'Tampil di situs'),
      ],
    },
  ],
})
