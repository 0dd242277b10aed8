import { Type, type Static, type TSchema } from 'typebox'
import {
  type Body,
  changesOf,
  field,
  flag,
  lenient,
  optional,
  outputOf,
  readOnly,
  required,
  translated,
  withTranslations,
} from './schema/fields'
import { invitationPages, valueIcons } from './constants'
import {
  CalendarDate,
  Flag,
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
} from './schema/values'

/** An own website, or a profile on another network. */
const ProfileLink = Type.Object({ name: Name, url: Link, username: Maybe(Name) }, strict)
export type ProfileLink = Static<typeof ProfileLink>

/** A natural language; `level` in words. */
const Language = Type.Object({ name: Name, level: Maybe(Name) }, strict)
export type Language = Static<typeof Language>

const Award = Type.Object(
  { title: Name, issuer: Maybe(Name), date: Maybe(CalendarDate), description: Maybe(Text) },
  strict,
)
export type Award = Static<typeof Award>

const Certificate = Type.Object(
  { name: Name, issuer: Maybe(Name), date: Maybe(CalendarDate), url: Maybe(Link) },
  strict,
)
export type Certificate = Static<typeof Certificate>

const Interest = Type.Object(
  { name: Name, keywords: Maybe(Type.Array(Name, { maxItems: 100 })) },
  strict,
)
export type Interest = Static<typeof Interest>

const PostalAddress = Type.Object(
  {
    address: Maybe(Name),
    postal_code: Maybe(Name),
    city: Maybe(Name),
    region: Maybe(Name),
    country_code: Maybe(Name),
  },
  strict,
)
export type PostalAddress = Static<typeof PostalAddress>

/** The owner's user names in the networks that have a field of their own. */
const Usernames = Type.Object(
  { github: Maybe(Name), linkedin: Maybe(Name), x: Maybe(Name), instagram: Maybe(Name) },
  strict,
)
type Usernames = Static<typeof Usernames>

const Publication = Type.Object(
  {
    title: Name,
    publisher: Maybe(Name),
    date: Maybe(CalendarDate),
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
    url: Maybe(Link),
    start_date: Maybe(CalendarDate),
    end_date: Maybe(CalendarDate),
    description: Maybe(Text),
    highlights: Maybe(Highlights),
  },
  strict,
)
export type Volunteering = Static<typeof Volunteering>

const Value = Type.Object(
  { title: Name, text: Maybe(Text), icon: Maybe(Type.Enum([...valueIcons])) },
  strict,
)
export type Value = Static<typeof Value>

/** The heading and text above the buttons at the end of a page. */
const Invitation = Type.Object(
  { page: Type.Enum([...invitationPages]), title: Name, text: Maybe(Text) },
  strict,
)
export type Invitation = Static<typeof Invitation>

const valueCards = optional(Type.Array(Value, { maxItems: 6 }))

/** An object whose fields the browser does not check. */
const AnyObject = { type: 'object', additionalProperties: true } as const

const listOf = <T extends TSchema>(schema: T) => optional(Type.Array(schema, { maxItems: 100 }))

export const emailPattern = '^[^@\\s]+@[^@\\s]+$'

export const profileFields = withTranslations({
  id: readOnly(Lenient(Id)),
  full_name: translated(lenient(required(Name))),
  current_job_title: translated(optional(Name)),
  bio: translated(optional(Text)),
  /** City and country. */
  location: translated(optional(Name)),
  /** Sent to visitors only if `shows_address` is 1. */
  postal_address: field(Maybe(PostalAddress), Maybe(Type.Unsafe<PostalAddress>(AnyObject))),
  /** Sent to the owner only. */
  shows_address: { ...flag(0), output: Type.Optional(Flag) },
  email: optional(Type.String({ maxLength: 200, pattern: emailPattern })),
  phone_number: optional(Name),
  years_of_experience: optional(Type.Number({ minimum: 0, maximum: 80 })),
  /** Comma-separated. */
  preferred_tech_stack: optional(Text),
  /** Comma-separated: certificates of which only the names are known. */
  certifications: translated(optional(Text)),
  certificates: translated(listOf(Certificate)),
  profile_picture_full_url: optional(Link),
  profile_picture_colours: readOnly(PictureColours),
  github_profile: optional(Link),
  linkedin_profile: optional(Link),
  x_profile: optional(Link),
  instagram_profile: optional(Link),
  /** Sent to the owner only. */
  usernames: field(Maybe(Usernames), Maybe(Type.Unsafe<Usernames>(AnyObject))),
  links: listOf(ProfileLink),
  languages: translated(listOf(Language)),
  interests: translated(listOf(Interest)),
  awards: translated(listOf(Award)),
  publications: translated(listOf(Publication)),
  volunteering: translated(listOf(Volunteering)),
  /** How many projects the owner has completed, also those that the site does not show. */
  projects_completed: optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** The time in which the owner answers, as part of a sentence: *24 jam*. */
  response_time: translated(optional(Name)),
  /** On the home page. */
  values: translated(valueCards),
  /** On the about page. */
  principles: translated(valueCards),
  invitations: translated(optional(Type.Array(Invitation, { maxItems: invitationPages.length }))),
  /** The numbers of entries that visitors see. */
  project_count: readOnly(Maybe(Type.Integer())),
  skill_count: readOnly(Maybe(Type.Integer())),
  testimonial_count: readOnly(Maybe(Type.Integer())),
  post_count: readOnly(Maybe(Type.Integer())),
  version: readOnly(Version),
})

const Profile = outputOf(profileFields)
export type Profile = Static<typeof Profile>
export const ProfileData = Type.Object({ profile: Profile })
export type ProfileData = Static<typeof ProfileData>

/** Body of `PUT /profiles/{id}`: omitted fields are not changed. */
export const ProfileChanges = changesOf(profileFields)
export type ProfileChanges = Body<typeof ProfileChanges>
