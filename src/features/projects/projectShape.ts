import {
  amount,
  flag,
  listOf,
  maybeListOf,
  needed,
  paginationShape,
  shapeOf,
  text,
} from '../../api/shape'
import type {
  Project,
  ProjectData,
  ProjectsData,
  ProjectStats,
  ProjectStatsData,
} from '../../contract/projects'

const projectShape = shapeOf<Project>({
  id: needed.id,
  profile_id: amount,
  title: needed.text,
  slug: text,
  description: text,
  picture_url: text,
  picture_colours: text,
  skill_names: maybeListOf(
    shapeOf<{ id: number; name: string }>({ id: needed.id, name: needed.text }),
  ),
  link_code: text,
  link_demo: text,
  link_youtube: text,
  tag: text,
  category_id: amount,
  category_name: text,
  is_active: flag,
  is_featured: flag,
  created_at: text,
  updated_at: text,
})

export const projectDataShape = shapeOf<ProjectData>({ project: projectShape })

export const projectsDataShape = shapeOf<ProjectsData>({
  projects: listOf(projectShape),
  pagination: paginationShape,
})

export const projectStatsDataShape = shapeOf<ProjectStatsData>({
  stats: shapeOf<ProjectStats>({
    total: needed.number,
    active: needed.number,
    featured: needed.number,
    byCategory: listOf(
      shapeOf<ProjectStats['byCategory'][number]>({
        category_id: needed.id,
        category_name: text,
        total: needed.number,
      }),
    ),
  }),
})
