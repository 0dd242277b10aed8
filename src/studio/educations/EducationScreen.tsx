import { EntryFormScreen } from '../forms/EntryFormScreen'
import { educationForm } from './educationForm'

export default function EducationScreen() {
  return <EntryFormScreen form={educationForm} />
}
