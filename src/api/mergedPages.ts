import { isDraft, original } from '@reduxjs/toolkit'
import type { Pagination } from '../contract/primitives'
import { mergeRows } from '../lib/mergeRepeatedIds'

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

/**
 * Appends a page to the loaded rows under `key`. A row that is already loaded is replaced in place;
 * page 1 replaces the whole list. Neither argument is changed. The result is frozen, so that Immer
 * does not traverse all loaded rows to freeze them itself.
 */
export function mergePages<
  Key extends string,
  List extends { pagination: Pagination } & Record<Key, readonly object[]>,
>(loaded: List, page: List, key: Key): List {
  if (page.pagination.currentPage <= 1) return page
  return Object.freeze({ ...page, [key]: Object.freeze(mergeRows(loaded[key], page[key])) })
}
