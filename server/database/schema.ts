import type { Kysely } from 'kysely'
import type { Category } from '../../src/contract/categories'
import type { Education } from '../../src/contract/educations'
import type { Experience } from '../../src/contract/experiences'
import type { Flag } from '../../src/contract/primitives'
import type { Profile } from '../../src/contract/profile'
import type { Project } from '../../src/contract/projects'
import type { ProfileSkill, Skill } from '../../src/contract/skills'
import type { Testimonial } from '../../src/contract/testimonials'
import type { JsonText } from './jsonColumns'

/** Lists are stored as JSON. */
type Column<T> = T extends readonly unknown[] ? JsonText<T> : T

/** The fields of a contract type as columns: optional fields become nullable columns. */
type Columns<T> = {
  [Key in keyof T]-?: undefined extends T[Key] ? Column<NonNullable<T[Key]>> | null : T[Key]
}

/** Rows whose order the owner chooses. */
interface Ordered {
  sort_order: number
}

/** `category_order` is a copy of the category's `sort_order`, for the index of the list. */
interface OrderedByCategory extends Ordered {
  category_order: number
}

interface OfProfile {
  profile_id: number
}

/** The tables. Columns have the names of the API's fields. */
export interface Database {
  profiles: Columns<Omit<Profile, 'profile_picture_colours'>>
  experiences: Columns<Experience> & OfProfile
  educations: Columns<Education> & OfProfile
  categories: Columns<Category> & Ordered & { slug: string }
  skills: Columns<Omit<Skill, 'category_name'>> & OrderedByCategory
  profile_skills: Columns<
    Omit<ProfileSkill, 'skill_name' | 'category_name' | 'category_id' | 'skill_icon'>
  > &
    OfProfile &
    OrderedByCategory & {
      /** A copy of the skill's `is_active`, for the index of the list. */
      skill_is_active: Flag
    }
  projects: Columns<Omit<Project, 'category_name' | 'skill_names' | 'picture_colours'>> & Ordered
  project_skills: { project_id: number; skill_id: number } & Ordered
  testimonials: Columns<Omit<Testimonial, 'category_name' | 'testimonial_image_colours'>> &
    Ordered & {
      is_active: number
    }
  messages: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    created_at: string
    /** The number of failed deliveries. */
    attempts: number
    /** The time of the next attempt, in milliseconds since 1970; `neverDue` without one. */
    due_at: number
    delivered_at: string | null
    last_error: string | null
  }
  meta: { key: string; value: string }
}

export type Db = Kysely<Database>
