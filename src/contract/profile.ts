import { Type, type Static, type TSchema } from 'typebox'
import { type Body, changesOf, lenient, optional, outputOf, readOnly, required } from './fields'
import {
  Day,
  Highlights,
  Id,
  Lenient,
  Link,
  Maybe,
  Name,
  PictureColours,
  strict,
  Text,
  Version,
} from './values'

/** An own website, or a profile on another network. */
const ProfileLink = Type.Object({ name: Name, url: Link }, strict)
export type ProfileLink = Static<typeof ProfileLink>

/** A natural language; `level` in words. */
const Language = Type.Object({ name: Name, level: Maybe(Name) }, strict)
export type Language = Static<typeof Language>

const Award = Type.Object(
  { title: Name, issuer: Maybe(Name), date: Maybe(Day), description: Maybe(Text) },
  strict,
)
export type Award = Static<typeof Award>

const Publication = Type.Object(
  {
    title: Name,
    publisher: Maybe(Name),
    date: Maybe(Day),
    url: Maybe(Link),
    description: Maybe(Text),
  },
  strict,
)
export type Publication = Static<typeof Publication>

/** Unpaid work. With a `start_date` and without an `end_date` it has not ended. */
const Volunteering = Type.Object(
  {
    organisation: Name,
    role: Maybe(Name),
    start_date: Maybe(Day),
    end_date: Maybe(Day),
    description: Maybe(Text),
    highlights: Maybe(Highlights),
  },
  strict,
)
export type Volunteering = Static<typeof Volunteering>

const listOf = <T extends TSchema>(schema: T) => optional(Type.Array(schema, { maxItems: 100 }))

export const profileFields = {
  id: readOnly(Lenient(Id)),
  full_name: lenient(required(Name)),
  current_job_title: optional(Name),
  bio: optional(Text),
  /** City and country. */
  location: optional(Name),
  email: optional(Type.String({ maxLength: 200, pattern: '^[^@\\s]+@[^@\\s]+$' })),
  phone_number: optional(Name),
  years_of_experience: optional(Type.Number({ minimum: 0, maximum: 80 })),
  /** Comma-separated. */
  preferred_tech_stack: optional(Text),
  /** Comma-separated. */
  certifications: optional(Text),
  profile_picture_full_url: optional(Link),
  profile_picture_colours: readOnly(PictureColours),
  github_profile: optional(Link),
  linkedin_profile: optional(Link),
  x_profile: optional(Link),
  instagram_profile: optional(Link),
  links: listOf(ProfileLink),
  languages: listOf(Language),
  awards: listOf(Award),
  publications: listOf(Publication),
  volunteering: listOf(Volunteering),
  version: readOnly(Version),
}

/** The owner of the site. */
const Profile = outputOf(profileFields)
export type Profile = Static<typeof Profile>

/** `data` of `GET /profiles/1`. */
export const ProfileData = Type.Object({ profile: Profile })
export type ProfileData = Static<typeof ProfileData>

/** Body of `PUT /profiles/{id}`: omitted fields are not changed. */
export const ProfileChanges = changesOf(profileFields)
export type ProfileChanges = Body<typeof ProfileChanges>
