import { invitationPages, valueIcons } from '../../contract/constants'
import { ProfileChanges } from '../../contract/profile'
import { profileApi } from '../../features/profile/profileApi'
import { profileWritesApi } from '../../features/profile/profileWritesApi'
import { defineForm } from '../forms/fields'

const valueFields = {
  title: 'shortText',
  icon: { type: 'choice', labels: 'icons', values: valueIcons },
  text: 'longText',
} as const

const { getProfile } = profileApi.endpoints
const { updateProfile } = profileWritesApi.endpoints

export const profileForm = defineForm<ProfileChanges, 'profiles'>({
  resource: 'profiles',
  schema: ProfileChanges,
  endpoints: { get: getProfile, update: updateProfile },
  sections: {
    person: {
      full_name: 'ownerName',
      current_job_title: 'jobTitle',
      bio: 'longText',
      location: 'shortText',
      years_of_experience: 'number',
      profile_picture_full_url: 'picture',
      preferred_tech_stack: 'longText',
      certifications: 'longText',
      certificates: { objects: { name: 'text', issuer: 'shortText', date: 'date', url: 'link' } },
    },
    contact: {
      email: 'email',
      phone_number: 'phone',
      postal_address: {
        group: {
          address: 'text',
          postal_code: 'shortText',
          city: 'shortText',
          region: 'shortText',
          country_code: 'shortText',
        },
      },
      shows_address: 'flag',
      github_profile: 'link',
      linkedin_profile: 'link',
      x_profile: 'link',
      instagram_profile: 'link',
      usernames: {
        group: {
          github: 'shortText',
          linkedin: 'shortText',
          x: 'shortText',
          instagram: 'shortText',
        },
      },
      links: { objects: { name: 'shortText', username: 'shortText', url: 'link' } },
    },
    statements: {
      projects_completed: 'number',
      response_time: 'shortText',
      values: { objects: valueFields },
      principles: { objects: valueFields },
      invitations: {
        objects: {
          page: { type: 'choice', labels: 'invitationPages', values: invitationPages },
          title: 'shortText',
          text: 'longText',
        },
      },
    },
    other: {
      languages: { objects: { name: 'shortText', level: 'shortText' } },
      interests: { objects: { name: 'text', keywords: 'texts' } },
      awards: {
        objects: { title: 'text', issuer: 'shortText', date: 'date', description: 'longText' },
      },
      publications: {
        objects: {
          title: 'text',
          publisher: 'shortText',
          date: 'date',
          url: 'link',
          description: 'longText',
        },
      },
      volunteering: {
        objects: {
          organisation: 'shortText',
          role: 'shortText',
          url: 'link',
          start_date: 'date',
          end_date: 'date',
          description: 'longText',
          highlights: 'texts',
        },
      },
    },
  },
})
