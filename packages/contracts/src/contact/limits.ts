export const contactLimits = {
  nameMax: 100,
  websiteMax: 500,
  messageMin: 10,
  messageMax: 5000,
  /** Messages from one network address, and in the name of one email, in an hour. */
  perAddressAndHour: 20,
  perEmailAndHour: 10,
  /**
   * The same fields from the same email within this time are one message: a form that a reload or a double
   * click sent again.
   */
  repeatMinutes: 10,
  /** Older ones are deleted; the privacy policy says so. */
  keptMonths: 24,
} as const
