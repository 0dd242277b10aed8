import { Type, type TProperties } from 'typebox'
import { Day, Highlights, Link, Name, strict, Text } from '../../src/contract/inputs'
import { Maybe } from '../../src/contract/primitives'

/** An item of a list that is stored comma-separated. */
const ListItem = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^,]*$' })

/** A short list of the profile's parts. */
const entries = <T extends TProperties>(fields: T) =>
  Type.Array(Type.Object(fields, strict), { maxItems: 100 })

/** The profile of the content file. */
export const ContentProfile = Type.Object(
  {
    full_name: Name,
    current_job_title: Maybe(Name),
    bio: Maybe(Text),
    location: Maybe(Name),
    email: Maybe(Type.String({ maxLength: 200, pattern: '^[^@\\s]+@[^@\\s]+$' })),
    phone_number: Maybe(Name),
    years_of_experience: Maybe(Type.Number({ minimum: 0, maximum: 80 })),
    preferred_tech_stack: Maybe(Type.Array(ListItem)),
    certifications: Maybe(Type.Array(ListItem)),
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
  },
  strict,
)
