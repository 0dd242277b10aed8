import { Type, type Static } from 'typebox'
import { Id, Maybe, PictureColours } from './primitives'

/** The owner of the site. `preferred_tech_stack` and `certifications` are comma-separated. */
export const Profile = Type.Object({
  id: Id,
  full_name: Type.String(),
  current_job_title: Maybe(Type.String()),
  bio: Maybe(Type.String()),
  /** City and country. */
  location: Maybe(Type.String()),
  email: Maybe(Type.String()),
  phone_number: Maybe(Type.String()),
  years_of_experience: Maybe(Type.Number()),
  preferred_tech_stack: Maybe(Type.String()),
  certifications: Maybe(Type.String()),
  profile_picture_full_url: Maybe(Type.String()),
  profile_picture_colours: PictureColours,
  github_profile: Maybe(Type.String()),
  linkedin_profile: Maybe(Type.String()),
  x_profile: Maybe(Type.String()),
  instagram_profile: Maybe(Type.String()),
})
export type Profile = Static<typeof Profile>

/** `data` of `GET /profiles/1`. */
export const ProfileData = Type.Object({ profile: Profile })
export type ProfileData = Static<typeof ProfileData>
