import { EntryFormScreen } from '../forms/EntryForm'
import { skillForm } from './skillForm'

export default function SkillScreen() {
  return <EntryFormScreen form={skillForm} />
}
