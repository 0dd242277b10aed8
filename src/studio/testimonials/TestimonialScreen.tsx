import { EntryFormScreen } from '../forms/EntryFormScreen'
import { testimonialForm } from './testimonialForm'

export default function TestimonialScreen() {
  return <EntryFormScreen form={testimonialForm} />
}
