import { EntryForm } from '../forms/EntryForm'
import { nouns } from '../nouns'
import { Screen } from '../ui/Screen'
import { profileForm } from './profileForm'

/** The id of the only profile. */
const profileId = 1

/** The form of the profile: it has no list. */
export default function ProfileScreen() {
  return (
    <Screen title={nouns.profiles.title}>
      <EntryForm form={profileForm} id={profileId} />
    </Screen>
  )
}
