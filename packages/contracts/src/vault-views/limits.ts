/** Limits of saved views: our own, no document gives any. */
export const viewLimits = {
  viewsMax: 50,
  nameMax: 60,
} as const
