import { profileId } from '../../features/profile/profileApi'
import { EntryForm } from '../forms/EntryForm'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Screen } from '../ui/Screen'
import { profileForm } from './profileForm'

export default function ProfileScreen() {
  const { nouns } = useStudioTexts()
  return (
    <Screen title={nouns.profiles.title}>
      <EntryForm form={profileForm} id={profileId} />
    </Screen>
  )
}
