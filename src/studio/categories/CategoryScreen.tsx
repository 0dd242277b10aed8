import { EntryFormScreen } from '../forms/EntryForm'
import { categoryForm } from './categoryForm'

export default function CategoryScreen() {
  return <EntryFormScreen form={categoryForm} />
}
