import { invitationPages, valueIcons } from '../../contract/constants'
import { ProfileChanges } from '../../contract/profile'
import { profileApi } from '../../features/profile/profileApi'
import { profileWritesApi } from '../../features/profile/profileWritesApi'
import {
  choice,
  date,
  defineForm,
  email,
  flag,
  fresh,
  group,
  jobTitle,
  link,
  longText,
  number,
  objects,
  ownerName,
  phone,
  picture,
  text,
  texts,
} from '../forms/fields'

const valueFields = [text('title'), longText('text'), choice('icon', 'icons', valueIcons)]

const { getProfile } = profileApi.endpoints
const { updateProfile } = profileWritesApi.endpoints

export const profileForm = defineForm<ProfileChanges, 'profiles'>({
  resource: 'profiles',
  schema: ProfileChanges,
  requests: {
    read: (id) => getProfile.initiate(id, fresh),
    update: (write) => updateProfile.initiate(write),
  },
  sections: {
    person: [
      ownerName('full_name'),
      jobTitle('current_job_title'),
      longText('bio'),
      text('location'),
      number('years_of_experience'),
      picture('profile_picture_full_url'),
      longText('preferred_tech_stack'),
      longText('certifications'),
      objects('certificates', [text('name'), text('issuer'), date('date'), link('url')]),
    ],
    contact: [
      email('email'),
      phone('phone_number'),
      group('postal_address', [
        text('address'),
        text('postal_code'),
        text('city'),
        text('region'),
        text('country_code'),
      ]),
      flag('shows_address'),
      link('github_profile'),
      link('linkedin_profile'),
      link('x_profile'),
      link('instagram_profile'),
      group('usernames', [text('github'), text('linkedin'), text('x'), text('instagram')]),
      objects('links', [text('name'), link('url'), text('username')]),
    ],
    statements: [
      number('projects_completed'),
      text('response_time'),
      objects('values', valueFields),
      objects('principles', valueFields),
      objects('invitations', [
        choice('page', 'invitationPages', invitationPages),
        text('title'),
        longText('text'),
      ]),
    ],
    other: [
      objects('languages', [text('name'), text('level')]),
      objects('interests', [text('name'), texts('keywords')]),
      objects('awards', [text('title'), text('issuer'), date('date'), longText('description')]),
      objects('publications', [
        text('title'),
        text('publisher'),
        date('date'),
        link('url'),
        longText('description'),
      ]),
      objects('volunteering', [
        text('organisation'),
        text('role'),
        link('url'),
        date('start_date'),
        date('end_date'),
        longText('description'),
        texts('highlights'),
      ]),
    ],
  },
})
