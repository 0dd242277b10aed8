import type { DeletableResource } from '../../contract/studio'
import type { FormDefinition } from '../forms/fields'
import type { EntryList } from '../lists/entryList'
import { posts } from './posts'
import { projects } from './projects'
import { categories, profileSkills, skills } from './skills'
import { testimonials } from './testimonials'
import { education, experience } from './timeline'

interface ListAndForm {
  list: EntryList
  form: FormDefinition<DeletableResource>
}

export const entries: Record<DeletableResource, ListAndForm> = {
  projects,
  posts,
  experience,
  education,
  testimonials,
  'profile-skills': profileSkills,
  skills,
  categories,
}
