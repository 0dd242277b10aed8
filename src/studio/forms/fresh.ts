/** Options of a read that must not come from the cache. */
export const fresh = { forceRefetch: true } as const
