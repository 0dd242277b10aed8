import type { Education } from '../../contract/career'
import { timelineApi } from '../../features/timeline/timelineApi'
import { formatPeriod } from '../../lib/dates'
import { allRows, type EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

const { endpoints, util } = timelineApi

const list: EntryListDefinition<Education> = {
  resource: 'education',
  summarize: ({ degree, major, institution_name, start_year, graduation_year }) => ({
    title: [degree, major].filter(Boolean).join(' '),
    details: [institution_name, formatPeriod({ start: start_year, end: graduation_year })],
    statuses: [],
  }),
  updateRows: (change) =>
    util.updateQueryData('listEducations', allRows, (data) => {
      data.educations = change(data.educations)
    }),
  remove: (id) => endpoints.deleteEducation.initiate(id),
}

/** The list of educations, the latest first. */
export default function EducationsScreen() {
  const { data, error, refetch } = endpoints.listEducations.useQuery(allRows)
  return <EntryListScreen list={list} rows={data?.educations} error={error} onRetry={refetch} />
}
