import { flag, listOf, needed, paginationShape, shapeOf, text } from '../../api/shape'
import type { Category } from '../../contract/categories'
import type { Skill, SkillCategoriesData, SkillData, SkillsData } from '../../contract/skills'

const skillShape = shapeOf<Skill>({
  id: needed.id,
  name: needed.text,
  category_id: needed.id,
  category_name: text,
  skill_icon: text,
  is_active: flag,
  created_at: text,
  updated_at: text,
})

export const skillDataShape = shapeOf<SkillData>({ skill: skillShape })

export const skillsDataShape = shapeOf<SkillsData>({
  skills: listOf(skillShape),
  pagination: paginationShape,
})

export const skillCategoriesDataShape = shapeOf<SkillCategoriesData>({
  categories: listOf(shapeOf<Category>({ id: needed.id, name: needed.text, is_active: flag })),
})
