import { objectSchema, optional } from '../../api/schemas'
import type { Profile, ProfileData } from '../../contract/profile'

export const profileDataSchema = objectSchema<ProfileData>({
  profile: objectSchema<Profile>({
    id: optional.number,
    full_name: optional.text,
    current_job_title: optional.text,
    bio: optional.text,
    location: optional.text,
    email: optional.text,
    phone_number: optional.text,
    years_of_experience: optional.number,
    preferred_tech_stack: optional.text,
    certifications: optional.text,
    profile_picture_full_url: optional.text,
    profile_picture_colours: optional.text,
    github_profile: optional.text,
    linkedin_profile: optional.text,
    x_profile: optional.text,
    instagram_profile: optional.text,
  }),
})
