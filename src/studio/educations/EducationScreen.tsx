import { EntryFormScreen } from '../forms/EntryForm'
import { educationForm } from './educationForm'

export default function EducationScreen() {
  return <EntryFormScreen form={educationForm} />
}
