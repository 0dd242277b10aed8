import { api } from '../../api/api'
import { listTag, oneTag, unlessRefused } from '../../api/tags'
import type { Category } from '../../contract/categories'
import type {
  Skill,
  SkillCategoriesData,
  SkillChanges,
  SkillData,
  SkillInput,
  SkillsData,
} from '../../contract/skills'
import { skillCategoriesDataShape, skillDataShape, skillsDataShape } from './catalogueShape'

const path = '/skills'
const list = listTag('Skill')

interface PageArgs {
  page?: number
  limit?: number
}

/** The catalogue of technologies: its lists, one by its id, and the writes. */
export const skillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSkills: build.query<SkillsData, PageArgs>({
      query: (params) => ({ url: path, params }),
      extraOptions: { shape: skillsDataShape },
      providesTags: [list],
    }),
    listSkillsOfCategory: build.query<SkillsData, PageArgs & { category: string | number }>({
      query: ({ category, ...params }) => ({
        url: `${path}/category/${encodeURIComponent(category)}`,
        params,
      }),
      extraOptions: { shape: skillsDataShape },
      providesTags: [list],
    }),
    listSkillCategories: build.query<Category[], void>({
      query: () => `${path}/categories`,
      extraOptions: { shape: skillCategoriesDataShape },
      transformResponse: (data: SkillCategoriesData) => data.categories,
      providesTags: [list],
    }),
    getSkill: build.query<Skill, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { shape: skillDataShape },
      transformResponse: (data: SkillData) => data.skill,
      providesTags: (_skill, _error, id) => [oneTag('Skill', id)],
    }),
    createSkill: build.mutation<Skill, SkillInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { shape: skillDataShape },
      transformResponse: (data: SkillData) => data.skill,
      invalidatesTags: (_created, error) => unlessRefused(error, [list]),
    }),
    /** The profile and the projects show a technology by its name, so that they change, too. */
    updateSkill: build.mutation<Skill, { id: number; changes: SkillChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      extraOptions: { shape: skillDataShape },
      transformResponse: (data: SkillData) => data.skill,
      invalidatesTags: (_skill, error, { id }) => unlessRefused(error, changedSkill(id)),
    }),
    deleteSkill: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_gone, error, id) => unlessRefused(error, changedSkill(id)),
    }),
  }),
})

function changedSkill(id: number) {
  return [list, oneTag('Skill', id), 'ProfileSkill' as const, 'Project' as const]
}
