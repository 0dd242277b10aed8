import { amount, flag, listOf, needed, paginationShape, shapeOf, text } from '../../api/shape'
import type {
  ProfileSkill,
  ProfileSkillData,
  ProfileSkillGroup,
  ProfileSkillsData,
} from '../../contract/skills'

const profileSkillShape = shapeOf<ProfileSkill>({
  id: needed.id,
  skill_id: amount,
  skill_name: needed.text,
  percent: amount,
  category_name: text,
  category_id: amount,
  skill_icon: text,
  is_active: flag,
  created_at: text,
  updated_at: text,
})

export const profileSkillDataShape = shapeOf<ProfileSkillData>({
  profile_skill: profileSkillShape,
})

export const profileSkillsDataShape = shapeOf<ProfileSkillsData>({
  profile_skills: listOf(
    shapeOf<ProfileSkillGroup>({
      category_id: needed.id,
      category_name: needed.text,
      skills: listOf(profileSkillShape),
    }),
  ),
  pagination: paginationShape,
})
