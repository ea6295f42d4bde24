export const deletionLimits = {
  /** How long an account can be kept after its deletion was asked for. */
  graceDays: 30,
  /** Of the optional reason. */
  reasonMax: 500,
} as const
