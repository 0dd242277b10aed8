import type { Experience } from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { formatPeriod } from '../../lib/dates'
import { allRows, type EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

const { endpoints, util } = timelineApi

const list: EntryListDefinition<Experience> = {
  resource: 'experience',
  summarize: ({ job_title, company_name, start_date, end_date, is_current }) => ({
    title: job_title,
    details: [
      company_name,
      formatPeriod({ start: start_date, end: end_date, isCurrent: is_current }),
    ],
    statuses: [],
  }),
  updateRows: (change) =>
    util.updateQueryData('listExperiences', allRows, (data) => {
      data.experiences = change(data.experiences)
    }),
  remove: (id) => endpoints.deleteExperience.initiate(id),
}

/** The list of experiences, the latest first. */
export default function ExperiencesScreen() {
  const { data, error, refetch } = endpoints.listExperiences.useQuery(allRows)
  return <EntryListScreen list={list} rows={data?.experiences} error={error} onRetry={refetch} />
}
