import { EntryFormScreen } from '../forms/EntryFormScreen'
import { experienceForm } from './experienceForm'

export default function ExperienceScreen() {
  return <EntryFormScreen form={experienceForm} />
}
