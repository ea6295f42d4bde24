/** A search that takes longer is of no use to a reader, and a dead node must not hold up a page. */
export const SEARCH_TIMEOUT_MS = 5_000

export const BULK_TIMEOUT_MS = 30_000

/**
 * Making, refreshing and dropping indexes; and the longest of all, for a call can only shorten what the
 * client was given.
 */
export const ADMIN_TIMEOUT_MS = 60_000
