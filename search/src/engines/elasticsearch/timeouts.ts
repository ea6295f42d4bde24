export const BULK_TIMEOUT_MS = 30_000

/**
 * Making, refreshing and dropping indexes; and the longest of all, for a call can only shorten what the
 * client was given.
 */
export const ADMIN_TIMEOUT_MS = 60_000
