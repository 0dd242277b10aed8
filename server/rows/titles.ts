import type { WritableTable } from '../database/schema'

/** The fields that identify entries for their owner. */
export const titleFields: Record<WritableTable | 'profiles', string> = {
  profiles: 'full_name',
  experiences: 'job_title',
  educations: 'degree',
  categories: 'name',
  skills: 'name',
  profile_skills: 'skill_name',
  projects: 'title',
  testimonials: 'customer_name',
  posts: 'title',
}

export const titleOf = (table: keyof typeof titleFields, entry: object) =>
  String(Reflect.get(entry, titleFields[table]) ?? '')
