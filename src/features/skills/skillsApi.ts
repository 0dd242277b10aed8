import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import { itemTag, listTag, unlessRejected } from '../../api/tags'
import type { Category } from '../../contract/categories'
import {
  skillCategoriesDataSchema,
  skillDataSchema,
  skillsDataSchema,
} from '../../contract/responses/skills'
import type { Skill, SkillChanges, SkillInput, SkillsData } from '../../contract/skills'

const path = '/skills'
const list = listTag('Skill')

interface PageArgs {
  page?: number
  limit?: number
}

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
    /** Also invalidates profile skills and projects, which contain the name of the technology. */
    updateSkill: build.mutation<Skill, UpdateArgs<SkillChanges>>({
      ...update,
      invalidatesTags: (_skill, error, { id }) => unlessRejected(error, tagsOfSkill(id)),
    }),
    deleteSkill: build.mutation<{ id: number }, number>({
      ...remove,
      invalidatesTags: (_skill, error, id) => unlessRejected(error, tagsOfSkill(id)),
    }),
  }),
})

function tagsOfSkill(id: number) {
  return [list, itemTag('Skill', id), 'ProfileSkill' as const, 'Project' as const]
}
