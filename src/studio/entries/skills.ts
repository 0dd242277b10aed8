import { CategoryInput, type Category } from '../../contract/categories'
import { ProfileSkillInput, SkillInput, type ProfileSkill, type Skill } from '../../contract/skills'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { categoryWritesApi } from '../../features/categories/categoryWritesApi'
import { profileId } from '../../features/profile/profileApi'
import { profileSkillWritesApi } from '../../features/skills/profileSkillWritesApi'
import { skillsApi } from '../../features/skills/skillsApi'
import { allRows, defineEntries, statusOfActive } from '../lists/entryList'

const { listSkills, getSkill, createSkill, updateSkill, deleteSkill } = skillsApi.endpoints
const {
  listAllProfileSkills,
  getProfileSkill,
  createProfileSkill,
  updateProfileSkill,
  deleteProfileSkill,
} = profileSkillWritesApi.endpoints

export const skills = defineEntries<Skill, SkillInput, 'skills'>({
  resource: 'skills',
  useRows: () => listSkills.useQuery(allRows),
  updateRows: (change) => skillsApi.util.updateQueryData('listSkills', allRows, change),
  summarize: ({ name, skill_icon, is_active, created_at }) => ({
    title: name,
    statuses: [statusOfActive(is_active)],
    date: created_at,
    thumbnail: { skill: { name, file: skill_icon } },
  }),
  visibility: 'is_active',
  titleField: 'name',
  groupOf: ({ category_name }) => category_name,
  remove: (id) => deleteSkill.initiate(id),
  schema: SkillInput,
  endpoints: { get: getSkill, create: createSkill, update: updateSkill },
  initialValues: { is_active: true },
  fields: {
    name: 'shortText',
    category_id: { type: 'reference', to: 'categories' },
    skill_icon: 'text',
    is_active: 'flag',
  },
})

export const profileSkills = defineEntries<ProfileSkill, ProfileSkillInput, 'profile-skills'>({
  resource: 'profile-skills',
  useRows: () => listAllProfileSkills.useQuery(profileId),
  updateRows: (change) =>
    profileSkillWritesApi.util.updateQueryData('listAllProfileSkills', profileId, change),
  summarize: ({ skill_name, skill_icon, percent, is_active, created_at }) => ({
    title: skill_name,
    details: [typeof percent === 'number' && `${percent}%`],
    statuses: [statusOfActive(is_active)],
    date: created_at,
    thumbnail: { skill: { name: skill_name, file: skill_icon } },
  }),
  visibility: 'is_active',
  groupOf: ({ category_name }) => category_name,
  remove: (id) => deleteProfileSkill.initiate(id),
  schema: ProfileSkillInput,
  endpoints: { get: getProfileSkill, create: createProfileSkill, update: updateProfileSkill },
  initialValues: { is_active: true },
  fields: {
    skill_id: { type: 'reference', to: 'skills' },
    percent: 'number',
    level: 'text',
    is_active: 'flag',
  },
})

const { getCategory, createCategory, updateCategory, deleteCategory } = categoryWritesApi.endpoints

export const categories = defineEntries<Category, CategoryInput, 'categories'>({
  resource: 'categories',
  useRows: () => categoriesApi.endpoints.listCategories.useQuery(allRows),
  updateRows: (change) => categoriesApi.util.updateQueryData('listCategories', allRows, change),
  summarize: ({ name, is_active }) => ({
    title: name,
    statuses: [statusOfActive(is_active)],
    thumbnail: { cloth: { name, category: name } },
  }),
  visibility: 'is_active',
  titleField: 'name',
  remove: (id) => deleteCategory.initiate(id),
  schema: CategoryInput,
  endpoints: { get: getCategory, create: createCategory, update: updateCategory },
  initialValues: { is_active: true },
  fields: { name: 'text', is_active: 'flag' },
})
