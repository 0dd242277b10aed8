import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  type PageArgs,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
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

const { get, create, update, remove } = entryEndpoints({
  path,
  tag: 'Skill',
  response: pickData(skillDataSchema, 'skill'),
})

export const skillsApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    getSkill: build.query<Skill, number>(get),
    createSkill: build.mutation<Skill, CreateArgs<SkillInput>>(create),
    updateSkill: build.mutation<Skill, UpdateArgs<Partial<SkillInput>>>(update),
    deleteSkill: build.mutation<{ id: number }, number>(remove),
  }),
})
