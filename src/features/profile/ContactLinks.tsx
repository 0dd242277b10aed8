import type { Profile } from '../../contract/profile'
import { phoneLink } from '../../lib/phoneLink'

/** The owner's email and phone as list items, if the profile has them. */
export function ContactLinks({ profile }: { profile: Profile }) {
  const { email, phone_number: phone } = profile
  return (
    <>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
      )}
    </>
  )
}
