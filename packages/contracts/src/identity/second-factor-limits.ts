/**
 * One-time codes as authenticator apps make them (RFC 6238, with its defaults), and what stands in for a lost
 * device.
 */
export const secondFactorLimits = {
  digits: 6,
  /** Seconds that a code is made for. One step before and one after are taken as well, for clocks that differ. */
  step: 30,
  recoveryCodes: 10,
  /** As typed: longer than any code with spaces and hyphens. */
  codeMax: 40,
} as const
