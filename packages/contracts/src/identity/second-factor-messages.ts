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

export const secondFactorMessages = {
  codeMissing: 'Please enter a code.',
  codeWrong: 'This code is not right, or has been used. Please enter the one that your app shows now.',
  locked: 'Too many wrong codes. Please try again in 30 minutes.',
  passwordMissing: 'Please enter your password.',
  passwordWrong: 'This is not your password.',
  alreadySetUp: 'A second factor is set up already.',
  notSetUp: 'No second factor is set up.',
  beginAgain: 'Please begin again: the key was not kept.',
  noKey: 'This installation cannot keep second factors: SECOND_FACTOR_KEY is not set.',
} as const
