import type { EducationChanges, EducationInput } from '../../src/contract/educations'
import { insertRow, updateRow, type Writing } from '../database/write'
import { ownerId } from '../profiles/ownerId'

export function createEducation(
  transaction: Writing,
  { id: _, ...input }: EducationInput,
): Promise<number> {
  return insertRow(transaction, 'educations', {
    major: null,
    location: null,
    graduation_year: null,
    gpa: null,
    description: null,
    ...input,
    profile_id: ownerId,
  })
}

export function updateEducation(
  transaction: Writing,
  id: number,
  { id: _, ...changes }: EducationChanges,
): Promise<void> {
  return updateRow(transaction, 'educations', id, changes)
}
