import { isDraft, original } from '@reduxjs/toolkit'
import type { Pagination } from '../contract/primitives'

/**
 * What a draft was made from. A merge that reads a draft pays for a proxy at each step,
 * for all that is known; ours never write to one, so they may read what lies below.
 */
export function unwrapDraft<T>(value: T): T {
  let base = value
  while (isDraft(base)) base = original(base as object) as T
  return base
}

/** Whether a page lies beyond what an entry that gathers pages holds. */
export function isMissingPage(
  asked: { page: number } | undefined,
  entry: { pagination: Pagination } | undefined,
): boolean {
  return (asked?.page ?? 1) > (entry?.pagination.currentPage ?? 0)
}
