import {
  optionalNumber,
  optionalFlag,
  listSchema,
  required,
  paginationSchema,
  objectSchema,
  optionalText,
} from '../../api/dataSchema'
import type {
  ProfileSkill,
  ProfileSkillData,
  ProfileSkillGroup,
  ProfileSkillsData,
} from '../../contract/skills'

const profileSkillSchema = objectSchema<ProfileSkill>({
  id: required.id,
  skill_id: optionalNumber,
  skill_name: required.text,
  percent: optionalNumber,
  category_name: optionalText,
  category_id: optionalNumber,
  skill_icon: optionalText,
  is_active: optionalFlag,
  created_at: optionalText,
  updated_at: optionalText,
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
