import type { EducationChanges, EducationInput } from '../../../src/contract/educations'
import { insertRow, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { ownerId } from '../profiles/ownerId'

export function createEducation(
  transaction: WriteTransaction,
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
  transaction: WriteTransaction,
  id: number,
  { id: _, ...changes }: EducationChanges,
): Promise<void> {
  return updateRow(transaction, 'educations', id, changes)
}
