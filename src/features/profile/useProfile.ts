import type { Profile } from '../../contract/profile'
import { profileDefaults } from '../../lib/profileDefaults'
import { profileApi, profileId } from './profileApi'

/** A profile without missing values in the fields that every page needs. */
export type CompleteProfile = Profile & {
  current_job_title: string
  bio: string
  location: string
  years_of_experience: number
  preferred_tech_stack: string
}

function completeProfile(profile: Partial<Profile> | undefined): CompleteProfile {
  return {
    id: profileId,
    ...profile,
    full_name: profile?.full_name?.trim() || profileDefaults.full_name,
    current_job_title: profile?.current_job_title?.trim() || profileDefaults.current_job_title,
    bio: profile?.bio?.trim() || profileDefaults.bio,
    location: profile?.location?.trim() || profileDefaults.location,
    years_of_experience: profile?.years_of_experience ?? profileDefaults.years_of_experience,
    preferred_tech_stack:
      profile?.preferred_tech_stack?.trim() || profileDefaults.preferred_tech_stack,
  }
}

const { useQueryState, useQuerySubscription } = profileApi.endpoints.getProfile

export function useProfile() {
  const { data, error, isLoading, isUninitialized } = useQueryState(profileId)
  const profile = completeProfile(data)
  const { id, full_name } = profile
  return {
    /** The profile, completed by defaults. */
    profile,
    /** The profile without defaults, except for the id and the name. */
    owner: { ...data, id, full_name },
    error,
    isLoading: isLoading || isUninitialized,
  }
}

/**
 * Requests the profile for every `useProfile` on the page: RTK Query would repeat a failed request
 * for each component that subscribes to it later.
 */
export function useProfileRequest(): void {
  useQuerySubscription(profileId)
}
