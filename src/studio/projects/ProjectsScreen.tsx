import type { Project } from '../../contract/projects'
import { projectsApi } from '../../features/projects/projectsApi'
import { formatPeriod } from '../../lib/dates'
import { allRows, type EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

const { endpoints, util } = projectsApi

const list: EntryListDefinition<Project> = {
  resource: 'projects',
  isSortable: true,
  summarize: ({ title, category_name, start_date, end_date, is_featured, is_active }) => ({
    title,
    details: [category_name, formatPeriod({ start: start_date, end: end_date })],
    statuses: [is_featured === 1 && 'Unggulan', is_active === 0 && 'Nonaktif'],
  }),
  updateRows: (change) =>
    util.updateQueryData('listProjects', allRows, (data) => {
      data.projects = change(data.projects)
    }),
  remove: (id) => endpoints.deleteProject.initiate(id),
}

/** The list of projects, in the order of the site. */
export default function ProjectsScreen() {
  const { data, error, refetch } = endpoints.listProjects.useQuery(allRows)
  return <EntryListScreen list={list} rows={data?.projects} error={error} onRetry={refetch} />
}
