import { api } from '../../api/api'
import { entryEndpoints, type PageArgs, pickData } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type { Category } from '../../contract/categories'
import {
  skillCategoriesDataSchema,
  skillDataSchema,
  skillsDataSchema,
} from '../../contract/responses/skills'
import type { Skill, SkillInput, SkillsData } from '../../contract/skills'

const path = '/skills'
const list = listTag('Skill')

export const skillsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { get, create, update, remove } = entryEndpoints<Skill, SkillInput>(build, {
      path,
      tag: 'Skill',
      response: pickData(skillDataSchema, 'skill'),
    })
    return {
      listSkills: build.query<Skill[], PageArgs>({
        query: (params) => ({ url: path, params }),
        ...pickData(skillsDataSchema, 'skills'),
        providesTags: [list],
      }),
      listSkillsOfCategory: build.query<SkillsData, PageArgs & { category: string | number }>({
        query: ({ category, ...params }) => ({
          url: `${path}/category/${encodeURIComponent(category)}`,
          params,
        }),
        extraOptions: { dataSchema: skillsDataSchema },
        providesTags: [list],
      }),
      listSkillCategories: build.query<Category[], void>({
        query: () => `${path}/categories`,
        ...pickData(skillCategoriesDataSchema, 'categories'),
        providesTags: [list],
      }),
      getSkill: get,
      createSkill: create,
      updateSkill: update,
      deleteSkill: remove,
    }
  },
})
