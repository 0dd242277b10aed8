import { listSchema, objectSchema, optional, paginationSchema, required } from '../../api/schemas'
import type { Category } from '../../contract/categories'
import type { Skill, SkillCategoriesData, SkillData, SkillsData } from '../../contract/skills'

const skillSchema = objectSchema<Skill>({
  id: required.id,
  name: required.text,
  category_id: required.id,
  category_name: optional.text,
  skill_icon: optional.text,
  is_active: optional.flag,
  created_at: optional.text,
  updated_at: optional.text,
})

export const skillDataSchema = objectSchema<SkillData>({ skill: skillSchema })

export const skillsDataSchema = objectSchema<SkillsData>({
  skills: listSchema(skillSchema),
  pagination: paginationSchema,
})

export const skillCategoriesDataSchema = objectSchema<SkillCategoriesData>({
  categories: listSchema(
    objectSchema<Category>({ id: required.id, name: required.text, is_active: optional.flag }),
  ),
})
