import type { Kysely } from 'kysely'
import type { Category } from '../../src/contract/categories'
import type { Education } from '../../src/contract/educations'
import type { Experience } from '../../src/contract/experiences'
import type { Profile } from '../../src/contract/profile'
import type { Project } from '../../src/contract/projects'
import type { ProfileSkill, Skill } from '../../src/contract/skills'
import type { Testimonial } from '../../src/contract/testimonials'

/** A contract's fields as columns: each is there, and may be null where the contract lets it. */
type Columns<T> = {
  [Key in keyof T]-?: undefined extends T[Key] ? NonNullable<T[Key]> | null : T[Key]
}

/** Rows in the order that the owner gave them. */
interface Ordered {
  sort_order: number
}

interface OfProfile {
  profile_id: number
}

/** The tables. A column is called as its field on the wire. */
export interface Database {
  profiles: Columns<Omit<Profile, 'profile_picture_colours'>>
  experiences: Columns<Experience> & OfProfile
  educations: Columns<Education> & OfProfile
  categories: Columns<Category> & Ordered & { slug: string }
  skills: Columns<Omit<Skill, 'category_name'>> & Ordered
  profile_skills: Columns<
    Omit<ProfileSkill, 'skill_name' | 'category_name' | 'category_id' | 'skill_icon'>
  > &
    OfProfile &
    Ordered
  projects: Columns<Omit<Project, 'category_name' | 'skill_names' | 'picture_colours'>>
  project_skills: { project_id: number; skill_id: number } & Ordered
  testimonials: Columns<Omit<Testimonial, 'category_name' | 'testimonial_image_colours'>> & {
    is_active: number
  }
  messages: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    created_at: string
    /** How often it could not be delivered. */
    attempts: number
    /** Not before this moment, in milliseconds since 1970, is it seen to again. */
    due_at: number
    delivered_at: string | null
    last_error: string | null
  }
  meta: { key: string; value: string }
}

export type Db = Kysely<Database>
