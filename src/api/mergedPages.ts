import { isDraft, original } from '@reduxjs/toolkit'
import type { Pagination } from '../contract/primitives'

/**
 * Returns the object behind an Immer draft. Reading a draft creates a proxy for every loaded row,
 * which the merge functions avoid: they return new objects and never change the draft.
 */
export function unwrapDraft<T>(value: T): T {
  let base = value
  while (isDraft(base)) base = original(base as object) as T
  return base
}

/** Whether a cache entry that merges pages does not contain the requested page yet. */
export function isMissingPage(
  requested: { page: number } | undefined,
  entry: { pagination: Pagination } | undefined,
): boolean {
  return (requested?.page ?? 1) > (entry?.pagination.currentPage ?? 0)
}
