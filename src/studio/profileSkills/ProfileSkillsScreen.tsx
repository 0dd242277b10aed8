import type { ProfileSkill } from '../../contract/skills'
import { profileId } from '../../features/profile/profileApi'
import { profileSkillWritesApi } from '../../features/skills/profileSkillWritesApi'
import type { EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

const { endpoints, util } = profileSkillWritesApi

const list: EntryListDefinition<ProfileSkill> = {
  resource: 'profile-skills',
  isSortable: true,
  summarize: ({ skill_name, percent, is_active }) => ({
    title: skill_name,
    details: [typeof percent === 'number' && `${percent}%`],
    statuses: [is_active === 0 && 'Nonaktif'],
  }),
  groupOf: ({ category_name }) => category_name,
  updateRows: (change) => util.updateQueryData('listAllProfileSkills', profileId, change),
  remove: (id) => endpoints.deleteProfileSkill.initiate(id),
}

/** The skills of the profile, by category. */
export default function ProfileSkillsScreen() {
  const { data, error, refetch } = endpoints.listAllProfileSkills.useQuery(profileId)
  return <EntryListScreen list={list} rows={data} error={error} onRetry={refetch} />
}
