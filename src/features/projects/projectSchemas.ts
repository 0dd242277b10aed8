import {
  optionalNumber,
  optionalFlag,
  listSchema,
  optionalListSchema,
  required,
  paginationSchema,
  objectSchema,
  optionalText,
} from '../../api/dataSchema'
import type {
  Project,
  ProjectData,
  ProjectsData,
  ProjectStats,
  ProjectStatsData,
} from '../../contract/projects'

const projectSchema = objectSchema<Project>({
  id: required.id,
  profile_id: optionalNumber,
  title: required.text,
  slug: optionalText,
  description: optionalText,
  picture_url: optionalText,
  picture_colours: optionalText,
  skill_names: optionalListSchema(
    objectSchema<{ id: number; name: string }>({ id: required.id, name: required.text }),
  ),
  link_code: optionalText,
  link_demo: optionalText,
  link_youtube: optionalText,
  tag: optionalText,
  category_id: optionalNumber,
  category_name: optionalText,
  is_active: optionalFlag,
  is_featured: optionalFlag,
  created_at: optionalText,
  updated_at: optionalText,
})

export const projectDataSchema = objectSchema<ProjectData>({ project: projectSchema })

export const projectsDataSchema = objectSchema<ProjectsData>({
  projects: listSchema(projectSchema),
  pagination: paginationSchema,
})

export const projectStatsDataSchema = objectSchema<ProjectStatsData>({
  stats: objectSchema<ProjectStats>({
    total: required.number,
    active: required.number,
    featured: required.number,
    byCategory: listSchema(
      objectSchema<ProjectStats['byCategory'][number]>({
        category_id: required.id,
        category_name: optionalText,
        total: required.number,
      }),
    ),
  }),
})
