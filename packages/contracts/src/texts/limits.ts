/** Ours: what is true of whatever staff write in the editor. */
export const textLimits = {
  /** A lease that is not renewed for so long has run out: browsers wake a page in the background once a minute. */
  leaseSeconds: 150,
} as const
