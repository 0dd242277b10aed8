import { ProjectInput, type Project } from '../../contract/projects'
import { projectsApi } from '../../features/projects/projectsApi'
import { formatPeriod } from '../../lib/dates'
import { cloth } from '../forms/fields'
import { allRows, defineEntries } from '../lists/entryList'

const { listProjects, getProject, createProject, updateProject, deleteProject } =
  projectsApi.endpoints

export const projects = defineEntries<Project, ProjectInput, 'projects'>({
  resource: 'projects',
  useRows: () => listProjects.useQuery(allRows),
  updateRows: (change) => projectsApi.util.updateQueryData('listProjects', allRows, change),
  summarize: (project, { dates }) => ({
    title: project.title,
    details: [
      formatPeriod({ start: project.start_date, end: project.end_date }, dates),
      project.category_name,
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
  schema: ProjectInput,
  endpoints: { get: getProject, create: createProject, update: updateProject },
  initialValues: { is_active: false },
  publication: { field: 'is_active', publishedValue: true },
  sections: {
    content: {
      title: 'text',
      description: 'longText',
      category_id: { type: 'reference', to: 'categories' },
      tag: 'shortText',
      skill_names: { objects: { id: { type: 'reference', to: 'skills' } } },
      highlights: 'texts',
    },
    story: {
      role: 'text',
      client: 'shortText',
      type: 'shortText',
      start_date: 'date',
      end_date: 'date',
      outcomes: { objects: { figure: 'shortText', label: 'text' } },
      story: 'markdown',
    },
    look: {
      picture_url: { type: 'picture', alt: 'picture_alt' },
      picture_alt: 'text',
      pictures: {
        objects: { picture_url: { type: 'picture', alt: 'alt' }, alt: 'text', caption: 'text' },
      },
      cloth,
    },
    links: { link_demo: 'link', link_code: 'link', link_youtube: 'link' },
    details: { slug: 'shortText', created_at: 'moment', is_active: 'flag', is_featured: 'flag' },
  },
})
