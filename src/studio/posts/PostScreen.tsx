import { EntryFormScreen } from '../forms/EntryFormScreen'
import { postForm } from './postForm'

export default function PostScreen() {
  return <EntryFormScreen form={postForm} />
}
