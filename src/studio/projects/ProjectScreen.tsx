import { EntryFormScreen } from '../forms/EntryForm'
import { projectForm } from './projectForm'

export default function ProjectScreen() {
  return <EntryFormScreen form={projectForm} />
}
