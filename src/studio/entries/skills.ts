import { ProfileSkillInput, SkillInput, type ProfileSkill, type Skill } from '../../contract/skills'
import { profileId } from '../../features/profile/profileApi'
import { profileSkillWritesApi } from '../../features/skills/profileSkillWritesApi'
import { skillsApi } from '../../features/skills/skillsApi'
import { defineForm, fresh, flag, number, reference, text } from '../forms/fields'
import { allRows, defineList, statusOfActive } from '../lists/entryList'

const { listSkills, getSkill, createSkill, updateSkill, deleteSkill } = skillsApi.endpoints
const {
  listAllProfileSkills,
  getProfileSkill,
  createProfileSkill,
  updateProfileSkill,
  deleteProfileSkill,
} = profileSkillWritesApi.endpoints

const skillList = defineList<Skill>({
  resource: 'skills',
  isSortable: true,
  useRows() {
    const { data, ...query } = listSkills.useQuery(allRows)
    return { ...query, rows: data?.skills }
  },
  summarize: ({ name, is_active, category_name, created_at }) => ({
    title: name,
    statuses: [statusOfActive(is_active)],
    date: created_at,
    thumbnail: { cloth: { name: category_name, category: category_name } },
  }),
  visibility: 'is_active',
  titleField: 'name',
  groupOf: ({ category_name }) => category_name,
  updateRows: (change) =>
    skillsApi.util.updateQueryData('listSkills', allRows, (data) => {
      data.skills = change(data.skills)
    }),
  remove: (id) => deleteSkill.initiate(id),
})

const skillForm = defineForm<SkillInput, 'skills'>({
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
        text('name'),
        reference('category_id', 'categories'),
        text('skill_icon'),
        flag('is_active'),
      ],
    },
  ],
})

const profileSkillList = defineList<ProfileSkill>({
  resource: 'profile-skills',
  isSortable: true,
  useRows() {
    const { data: rows, ...query } = listAllProfileSkills.useQuery(profileId)
    return { ...query, rows }
  },
  summarize: ({ skill_name, percent, is_active, category_name, created_at }) => ({
    title: skill_name,
    details: [typeof percent === 'number' && `${percent}%`],
    statuses: [statusOfActive(is_active)],
    date: created_at,
    thumbnail: { cloth: { name: category_name, category: category_name } },
  }),
  visibility: 'is_active',
  groupOf: ({ category_name }) => category_name,
  updateRows: (change) =>
    profileSkillWritesApi.util.updateQueryData('listAllProfileSkills', profileId, change),
  remove: (id) => deleteProfileSkill.initiate(id),
})

const profileSkillForm = defineForm<ProfileSkillInput, 'profile-skills'>({
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
        reference('skill_id', 'skills'),
        number('percent'),
        text('level'),
        flag('is_active'),
      ],
    },
  ],
})

export const skills = { list: skillList, form: skillForm }
export const profileSkills = { list: profileSkillList, form: profileSkillForm }
