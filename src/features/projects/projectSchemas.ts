import { clothSchema } from '../../api/clothSchema'
import {
  listSchema,
  objectSchema,
  optional,
  optionalListSchema,
  paginationSchema,
  required,
} from '../../api/schemas'
import type { Project, ProjectData, ProjectsData } from '../../contract/projects'

const projectSchema = objectSchema<Project>({
  id: required.id,
  profile_id: optional.number,
  title: required.text,
  slug: optional.text,
  description: optional.text,
  highlights: optional.texts,
  picture_url: optional.text,
  picture_alt: optional.text,
  picture_colours: optional.text,
  skill_names: optionalListSchema(
    objectSchema<{ id: number; name: string }>({ id: required.id, name: required.text }),
  ),
  link_code: optional.text,
  link_demo: optional.text,
  link_youtube: optional.text,
  tag: optional.text,
  category_id: optional.number,
  category_name: optional.text,
  is_active: optional.flag,
  is_featured: optional.flag,
  created_at: optional.text,
  updated_at: optional.text,
  role: optional.text,
  client: optional.text,
  start_date: optional.text,
  end_date: optional.text,
  cloth: clothSchema,
})

export const projectDataSchema = objectSchema<ProjectData>({ project: projectSchema })

export const projectsDataSchema = objectSchema<ProjectsData>({
  projects: listSchema(projectSchema),
  pagination: paginationSchema,
})
