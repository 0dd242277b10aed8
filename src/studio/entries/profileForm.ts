import { invitationPages, valueIcons } from '../../contract/constants'
import { ProfileChanges } from '../../contract/profile'
import { profileApi } from '../../features/profile/profileApi'
import { profileWritesApi } from '../../features/profile/profileWritesApi'
import { defineForm } from '../forms/fields'

const valueFields = {
  title: 'text',
  text: 'longText',
  icon: { type: 'choice', labels: 'icons', values: valueIcons },
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
      location: 'text',
      years_of_experience: 'number',
      profile_picture_full_url: 'picture',
      preferred_tech_stack: 'longText',
      certifications: 'longText',
      certificates: { objects: { name: 'text', issuer: 'text', date: 'date', url: 'link' } },
    },
    contact: {
      email: 'email',
      phone_number: 'phone',
      postal_address: {
        group: {
          address: 'text',
          postal_code: 'text',
          city: 'text',
          region: 'text',
          country_code: 'text',
        },
      },
      shows_address: 'flag',
      github_profile: 'link',
      linkedin_profile: 'link',
      x_profile: 'link',
      instagram_profile: 'link',
      usernames: { group: { github: 'text', linkedin: 'text', x: 'text', instagram: 'text' } },
      links: { objects: { name: 'text', url: 'link', username: 'text' } },
    },
    statements: {
      projects_completed: 'number',
      response_time: 'text',
      values: { objects: valueFields },
      principles: { objects: valueFields },
      invitations: {
        objects: {
          page: { type: 'choice', labels: 'invitationPages', values: invitationPages },
          title: 'text',
          text: 'longText',
        },
      },
    },
    other: {
      languages: { objects: { name: 'text', level: 'text' } },
      interests: { objects: { name: 'text', keywords: 'texts' } },
      awards: { objects: { title: 'text', issuer: 'text', date: 'date', description: 'longText' } },
      publications: {
        objects: {
          title: 'text',
          publisher: 'text',
          date: 'date',
          url: 'link',
          description: 'longText',
        },
      },
      volunteering: {
        objects: {
          organisation: 'text',
          role: 'text',
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
