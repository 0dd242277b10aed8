import type { ExperienceChanges, ExperienceInput } from '../../../src/contract/experiences'
import { insertRow, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { ownerId } from '../profiles/ownerId'

export function createExperience(
  transaction: WriteTransaction,
  { id: _, ...input }: ExperienceInput,
): Promise<number> {
  return insertRow(transaction, 'experiences', {
    location: null,
    end_date: null,
    is_current: 0,
    description: null,
    ...input,
    profile_id: ownerId,
  })
}

export function updateExperience(
  transaction: WriteTransaction,
  id: number,
  { id: _, ...changes }: ExperienceChanges,
): Promise<void> {
  return updateRow(transaction, 'experiences', id, changes)
}
