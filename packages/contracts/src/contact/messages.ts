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

/** In the manner of the documents' other forms. */
export const contactMessages = {
  nameMissing: 'Name must not be empty',
  nameTooLong: `${contactLimits.nameMax} characters max`,
  nameInvalid: 'Name must be on one line',
  subjectMissing: 'Please choose a subject',
  websiteInvalid: 'Website must begin with https:// or http://',
  websiteTooLong: `${contactLimits.websiteMax} characters max`,
  messageMissing: 'Message must not be empty',
  messageInvalid: 'Message contains a character that cannot be sent',
  messageTooShort: `Please write at least ${contactLimits.messageMin} characters`,
  messageTooLong: `${contactLimits.messageMax} characters max`,
  notSent: 'There was an error! Your message has not been sent.',
  tooMany: 'You have sent many messages. Please wait a while and try again.',
} as const
