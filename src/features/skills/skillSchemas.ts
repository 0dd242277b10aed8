import {
  optionalFlag,
  listSchema,
  required,
  paginationSchema,
  objectSchema,
  optionalText,
} from '../../api/dataSchema'
import type { Category } from '../../contract/categories'
import type { Skill, SkillCategoriesData, SkillData, SkillsData } from '../../contract/skills'

const skillSchema = objectSchema<Skill>({
  id: required.id,
  name: required.text,
  category_id: required.id,
  category_name: optionalText,
  skill_icon: optionalText,
  is_active: optionalFlag,
  created_at: optionalText,
  updated_at: optionalText,
})

export const skillDataSchema = objectSchema<SkillData>({ skill: skillSchema })

export const skillsDataSchema = objectSchema<SkillsData>({
  skills: listSchema(skillSchema),
  pagination: paginationSchema,
})

export const skillCategoriesDataSchema = objectSchema<SkillCategoriesData>({
  categories: listSchema(
    objectSchema<Category>({ id: required.id, name: required.text, is_active: optionalFlag }),
  ),
})
