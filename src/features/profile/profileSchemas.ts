import { objectSchema, optional, optionalListSchema, required } from '../../api/schemas'
import type {
  Award,
  Language,
  Profile,
  ProfileData,
  ProfileLink,
  Publication,
  Volunteering,
} from '../../contract/profile'

const awardSchema = objectSchema<Award>({
  title: required.text,
  issuer: optional.text,
  date: optional.text,
  description: optional.text,
})

const publicationSchema = objectSchema<Publication>({
  title: required.text,
  publisher: optional.text,
  date: optional.text,
  url: optional.text,
  description: optional.text,
})

const volunteeringSchema = objectSchema<Volunteering>({
  organisation: required.text,
  role: optional.text,
  start_date: optional.text,
  end_date: optional.text,
  description: optional.text,
  highlights: optional.texts,
})

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
    links: optionalListSchema(
      objectSchema<ProfileLink>({ name: required.text, url: required.text }),
    ),
    languages: optionalListSchema(
      objectSchema<Language>({ name: required.text, level: optional.text }),
    ),
    awards: optionalListSchema(awardSchema),
    publications: optionalListSchema(publicationSchema),
    volunteering: optionalListSchema(volunteeringSchema),
  }),
})
