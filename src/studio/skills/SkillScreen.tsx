import { EntryFormScreen } from '../forms/EntryFormScreen'
import { skillForm } from './skillForm'

export default function SkillScreen() {
  return <EntryFormScreen form={skillForm} />
}
