import { EntryFormScreen } from '../forms/EntryForm'
import { experienceForm } from './experienceForm'

export default function ExperienceScreen() {
  return <EntryFormScreen form={experienceForm} />
}
