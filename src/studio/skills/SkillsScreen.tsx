import type { Skill } from '../../contract/skills'
import { skillsApi } from '../../features/skills/skillsApi'
import { allRows, type EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

const { endpoints, util } = skillsApi

const list: EntryListDefinition<Skill> = {
  resource: 'skills',
  isSortable: true,
  summarize: ({ name, is_active }) => ({
    title: name,
    details: [],
    statuses: [is_active === 0 && 'Nonaktif'],
  }),
  groupOf: ({ category_name }) => category_name,
  updateRows: (change) =>
    util.updateQueryData('listSkills', allRows, (data) => {
      data.skills = change(data.skills)
    }),
  remove: (id) => endpoints.deleteSkill.initiate(id),
}

/** The catalogue of technologies, by category. */
export default function SkillsScreen() {
  const { data, error, refetch } = endpoints.listSkills.useQuery(allRows)
  return <EntryListScreen list={list} rows={data?.skills} error={error} onRetry={refetch} />
}
