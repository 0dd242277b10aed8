import { listSchema, objectSchema, optional, paginationSchema, required } from '../../api/schemas'
import type {
  ProfileSkill,
  ProfileSkillData,
  ProfileSkillGroup,
  ProfileSkillsData,
} from '../../contract/skills'

const profileSkillSchema = objectSchema<ProfileSkill>({
  id: required.id,
  skill_id: optional.number,
  skill_name: required.text,
  percent: optional.number,
  category_name: optional.text,
  category_id: optional.number,
  skill_icon: optional.text,
  is_active: optional.flag,
  created_at: optional.text,
  updated_at: optional.text,
})

export const profileSkillDataSchema = objectSchema<ProfileSkillData>({
  profile_skill: profileSkillSchema,
})

export const profileSkillsDataSchema = objectSchema<ProfileSkillsData>({
  profile_skills: listSchema(
    objectSchema<ProfileSkillGroup>({
      category_id: required.id,
      category_name: required.text,
      skills: listSchema(profileSkillSchema),
    }),
  ),
  pagination: paginationSchema,
})
