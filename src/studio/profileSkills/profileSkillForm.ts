import { ProfileSkillInput } from '../../contract/skills'
import { profileSkillWritesApi } from '../../features/skills/profileSkillWritesApi'
import { defineForm, flag, fresh, number, reference } from '../forms/fields'

const { getProfileSkill, createProfileSkill, updateProfileSkill } = profileSkillWritesApi.endpoints

export const profileSkillForm = defineForm<ProfileSkillInput>({
  resource: 'profile-skills',
  schema: ProfileSkillInput,
  requests: {
    read: (id) => getProfileSkill.initiate(id, fresh),
    create: (write) => createProfileSkill.initiate(write),
    update: (write) => updateProfileSkill.initiate(write),
  },
  initialValues: { is_active: true },
  sections: [
    {
      fields: [
        reference('skill_id', 'Teknologi', 'skills'),
        number('percent', 'Persentase', 'Dari 0 sampai 100.'),
        flag('is_active', 'Tampil di situs'),
      ],
    },
  ],
})
