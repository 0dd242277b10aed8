import { EntryFormScreen } from '../forms/EntryFormScreen'
import { categoryForm } from './categoryForm'

export default function CategoryScreen() {
  return <EntryFormScreen form={categoryForm} />
}
