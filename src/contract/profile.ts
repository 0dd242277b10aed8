import { Type, type Static, type TProperties } from 'typebox'
import { Day, Highlights, Link, Name, ReadOnly, strict, Text, type Writable } from './inputs'
import { Id, Maybe, PictureColours, Timestamp, Version } from './primitives'

/** An own website, or a profile on another network. */
export const ProfileLink = Type.Object({ name: Type.String(), url: Type.String() })
export type ProfileLink = Static<typeof ProfileLink>

/** A natural language; `level` in words. */
export const Language = Type.Object({ name: Type.String(), level: Maybe(Type.String()) })
export type Language = Static<typeof Language>

export const Award = Type.Object({
  title: Type.String(),
  issuer: Maybe(Type.String()),
  date: Maybe(Timestamp),
  description: Maybe(Type.String()),
})
export type Award = Static<typeof Award>

export const Publication = Type.Object({
  title: Type.String(),
  publisher: Maybe(Type.String()),
  date: Maybe(Timestamp),
  url: Maybe(Type.String()),
  description: Maybe(Type.String()),
})
export type Publication = Static<typeof Publication>

/** Unpaid work. With a `start_date` and without an `end_date` it has not ended. */
export const Volunteering = Type.Object({
  organisation: Type.String(),
  role: Maybe(Type.String()),
  start_date: Maybe(Timestamp),
  end_date: Maybe(Timestamp),
  description: Maybe(Type.String()),
  highlights: Maybe(Type.Array(Type.String())),
})
export type Volunteering = Static<typeof Volunteering>

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
  links: Maybe(Type.Array(ProfileLink)),
  languages: Maybe(Type.Array(Language)),
  awards: Maybe(Type.Array(Award)),
  publications: Maybe(Type.Array(Publication)),
  volunteering: Maybe(Type.Array(Volunteering)),
  version: Version,
})
export type Profile = Static<typeof Profile>

/** `data` of `GET /profiles/1`. */
export const ProfileData = Type.Object({ profile: Profile })
export type ProfileData = Static<typeof ProfileData>

/** A short list of the profile's parts. */
const entries = <T extends TProperties>(fields: T) =>
  Type.Array(Type.Object(fields, strict), { maxItems: 100 })

/** The fields of the profile that the owner writes. */
export const profileFields = {
  full_name: Name,
  current_job_title: Maybe(Name),
  bio: Maybe(Text),
  location: Maybe(Name),
  email: Maybe(Type.String({ maxLength: 200, pattern: '^[^@\\s]+@[^@\\s]+$' })),
  phone_number: Maybe(Name),
  years_of_experience: Maybe(Type.Number({ minimum: 0, maximum: 80 })),
  /** Comma-separated. */
  preferred_tech_stack: Maybe(Text),
  /** Comma-separated. */
  certifications: Maybe(Text),
  profile_picture_full_url: Maybe(Link),
  github_profile: Maybe(Link),
  linkedin_profile: Maybe(Link),
  x_profile: Maybe(Link),
  instagram_profile: Maybe(Link),
  links: Maybe(entries({ name: Name, url: Link })),
  languages: Maybe(entries({ name: Name, level: Maybe(Name) })),
  awards: Maybe(
    entries({ title: Name, issuer: Maybe(Name), date: Maybe(Day), description: Maybe(Text) }),
  ),
  publications: Maybe(
    entries({
      title: Name,
      publisher: Maybe(Name),
      date: Maybe(Day),
      url: Maybe(Link),
      description: Maybe(Text),
    }),
  ),
  volunteering: Maybe(
    entries({
      organisation: Name,
      role: Maybe(Name),
      start_date: Maybe(Day),
      end_date: Maybe(Day),
      description: Maybe(Text),
      highlights: Maybe(Highlights),
    }),
  ),
}

/** Body of `PUT /profiles/{id}`: omitted fields are not changed. */
export const ProfileChanges = Type.Partial(
  Type.Object({
    ...profileFields,
    id: ReadOnly,
    profile_picture_colours: ReadOnly,
    version: ReadOnly,
  }),
  strict,
)
export type ProfileChanges = Writable<Static<typeof ProfileChanges>>
