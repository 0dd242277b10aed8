import { profileDefaults } from '../../src/lib/profileDefaults'
import type { Content } from './contentSchema'
import type { Note } from './report'

/**
 * Finds the fields of the profile that are empty, so that the site shows built-in values.
 * @returns a note for each of them, with the value that is shown
 */
export function findFallbacks({ profile }: Pick<Content, 'profile'>): Note[] {
  const shown: Record<keyof typeof profileDefaults, string> = {
    ...profileDefaults,
    years_of_experience: `${profileDefaults.years_of_experience}+`,
  }
  return Object.entries(shown)
    .filter(([field]) => isEmpty(profile[field as keyof typeof profileDefaults]))
    .map(([field, value]) => ({
      path: ['profile', field],
      value: '',
      message: `is missing: the site shows ${value}`,
    }))
}

function isEmpty(value: string | number | string[] | null | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' ? value.trim() === '' : typeof value !== 'number'
}
