import { EntryFormScreen } from '../forms/EntryFormScreen'
import { projectForm } from './projectForm'

export default function ProjectScreen() {
  return <EntryFormScreen form={projectForm} />
}
