import { optionalNumber, objectSchema, optionalText } from '../../api/dataSchema'
import type { Profile, ProfileData } from '../../contract/profile'

export const profileDataSchema = objectSchema<ProfileData>({
  profile: objectSchema<Profile>({
    id: optionalNumber,
    full_name: optionalText,
    current_job_title: optionalText,
    bio: optionalText,
    location: optionalText,
    email: optionalText,
    phone_number: optionalText,
    years_of_experience: optionalNumber,
    preferred_tech_stack: optionalText,
    certifications: optionalText,
    profile_picture_full_url: optionalText,
    profile_picture_colours: optionalText,
    github_profile: optionalText,
    linkedin_profile: optionalText,
    x_profile: optionalText,
    instagram_profile: optionalText,
  }),
})
