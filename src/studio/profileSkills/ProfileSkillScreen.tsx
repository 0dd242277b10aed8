import { EntryFormScreen } from '../forms/EntryForm'
import { profileSkillForm } from './profileSkillForm'

export default function ProfileSkillScreen() {
  return <EntryFormScreen form={profileSkillForm} />
}
