import { ProjectInput, type Project } from '../../contract/projects'
import { projectsApi } from '../../features/projects/projectsApi'
import { formatPeriod } from '../../lib/dates'
import {
  cloth,
  date,
  defineForm,
  flag,
  fresh,
  link,
  longText,
  markdown,
  moment,
  objects,
  picture,
  reference,
  text,
  texts,
} from '../forms/fields'
import { allRows, defineList } from '../lists/entryList'

const { listProjects, getProject, createProject, updateProject, deleteProject } =
  projectsApi.endpoints

const list = defineList<Project>({
  resource: 'projects',
  isSortable: true,
  useRows() {
    const { data, ...query } = listProjects.useQuery(allRows)
    return { ...query, rows: data?.projects }
  },
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
  updateRows: (change) =>
    projectsApi.util.updateQueryData('listProjects', allRows, (data) => {
      data.projects = change(data.projects)
    }),
  remove: (id) => deleteProject.initiate(id),
})

const form = defineForm<ProjectInput, 'projects'>({
  resource: 'projects',
  schema: ProjectInput,
  requests: {
    read: (id) => getProject.initiate(id, fresh),
    create: (write) => createProject.initiate(write),
    update: (write) => updateProject.initiate(write),
  },
  initialValues: { is_active: false },
  publication: { field: 'is_active', publishedValue: true },
  sections: [
    {
      title: 'content',
      fields: [
        text('title'),
        longText('description'),
        reference('category_id', 'categories'),
        text('tag'),
        objects('skill_names', [reference('id', 'skills')]),
        texts('highlights'),
      ],
    },
    {
      title: 'story',
      fields: [
        text('role'),
        text('client'),
        text('type'),
        date('start_date'),
        date('end_date'),
        objects('outcomes', [text('figure'), text('label')]),
        markdown('story'),
      ],
    },
    {
      title: 'look',
      fields: [
        picture('picture_url', 'picture_alt'),
        text('picture_alt'),
        objects('pictures', [picture('picture_url', 'alt'), text('alt'), text('caption')]),
        cloth,
      ],
    },
    {
      title: 'links',
      fields: [link('link_demo'), link('link_code'), link('link_youtube')],
    },
    {
      title: 'details',
      fields: [text('slug'), moment('created_at'), flag('is_active'), flag('is_featured')],
    },
  ],
})

export const projects = { list, form }
