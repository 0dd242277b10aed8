import { ProjectInput, type Project } from '../../contract/projects'
import { projectsApi } from '../../features/projects/projectsApi'
import { formatPeriod } from '../../lib/dates'
import {
  cloth,
  date,
  defineForm,
  flag,
  link,
  longText,
  markdown,
  moment,
  objects,
  picture,
  reference,
  requestsOf,
  text,
  texts,
} from '../forms/fields'
import { allRows, defineList, rowsOf } from '../lists/entryList'

const { listProjects, getProject, createProject, updateProject, deleteProject } =
  projectsApi.endpoints

const list = defineList<Project>({
  resource: 'projects',
  isSortable: true,
  ...rowsOf(listProjects, allRows),
  summarize: (project, { dates }) => ({
    title: project.title,
    details: [
      project.category_name,
      formatPeriod({ start: project.start_date, end: project.end_date }, dates),
    ],
    statuses: [
      project.is_featured === 1 && 'featured',
      project.is_active === 0 ? 'draft' : 'published',
    ],
    date: project.created_at,
    thumbnail: {
      picture: project.picture_url,
      cloth: {
        cloth: project.cloth,
        name: project.slug?.trim() || project.title,
        category: project.category_name,
      },
    },
  }),
  visibility: 'is_active',
  titleField: 'title',
  remove: (id) => deleteProject.initiate(id),
})

const form = defineForm<ProjectInput, 'projects'>({
  resource: 'projects',
  schema: ProjectInput,
  requests: requestsOf({ get: getProject, create: createProject, update: updateProject }),
  initialValues: { is_active: false },
  publication: { field: 'is_active', publishedValue: true },
  sections: {
    content: [
      text('title'),
      longText('description'),
      reference('category_id', 'categories'),
      text('tag'),
      objects('skill_names', [reference('id', 'skills')]),
      texts('highlights'),
    ],
    story: [
      text('role'),
      text('client'),
      text('type'),
      date('start_date'),
      date('end_date'),
      objects('outcomes', [text('figure'), text('label')]),
      markdown('story'),
    ],
    look: [
      picture('picture_url', 'picture_alt'),
      text('picture_alt'),
      objects('pictures', [picture('picture_url', 'alt'), text('alt'), text('caption')]),
      cloth,
    ],
    links: [link('link_demo'), link('link_code'), link('link_youtube')],
    details: [text('slug'), moment('created_at'), flag('is_active'), flag('is_featured')],
  },
})

export const projects = { list, form }
