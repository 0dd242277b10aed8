import { EntryFormScreen } from '../forms/EntryForm'
import { postForm } from './postForm'

export default function PostScreen() {
  return <EntryFormScreen form={postForm} />
}
