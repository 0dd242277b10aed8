import { EntryFormScreen } from '../forms/EntryForm'
import { testimonialForm } from './testimonialForm'

export default function TestimonialScreen() {
  return <EntryFormScreen form={testimonialForm} />
}
