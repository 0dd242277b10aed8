import { EntryFormScreen } from '../forms/EntryFormScreen'
import { profileSkillForm } from './profileSkillForm'

export default function ProfileSkillScreen() {
  return <EntryFormScreen form={profileSkillForm} />
}
