import { amount, shapeOf, text } from '../../api/shape'
import type { Profile, ProfileData } from '../../contract/profile'

export const profileDataShape = shapeOf<ProfileData>({
  profile: shapeOf<Profile>({
    id: amount,
    full_name: text,
    current_job_title: text,
    bio: text,
    location: text,
    email: text,
    phone_number: text,
    years_of_experience: amount,
    preferred_tech_stack: text,
    certifications: text,
    profile_picture_full_url: text,
    profile_picture_colours: text,
    github_profile: text,
    linkedin_profile: text,
    x_profile: text,
    instagram_profile: text,
  }),
})
