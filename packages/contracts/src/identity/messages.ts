import { EMAIL_MAX } from '../email.ts'

export const identityLimits = {
  passwordMin: 7,
  passwordMax: 32,
  /**
   * What is typed as a password that exists already: longer than any can be, so that a wrong one is told as
   * wrong.
   */
  passwordRawMax: 1000,
  emailMax: EMAIL_MAX,
  displayNameMax: 50,
  /** The path of a page of the site, with its query. */
  parentUrlMax: 500,
  /** A row of this many failed sign-ins locks the account. */
  failedSignInsBeforeLock: 5,
  lockMinutes: 30,
  rememberMeDays: 30,
  idleHours: 12,
  /** How long the link that proves an address can be used. */
  verificationLinkHours: 48,
  /** How long the link that sets a new password can be used. */
  resetLinkMinutes: 60,
  /** Mails of one kind to one account within an hour: nobody's mailbox is flooded through our forms. */
  mailsAnHour: 3,
  /**
   * A sign-up with the address of an account that is younger than this, and not confirmed, is of the same
   * press.
   */
  samePressMinutes: 10,
} as const

/** What sign-up, password and account forms say. Those of document 3, sections 5 and 8, to the character. */
export const identityMessages = {
  emailInvalid: 'Not a valid email address',
  passwordTooShort: `Password must contain at least ${identityLimits.passwordMin} characters`,
  passwordTooLong: `Password must be no more than ${identityLimits.passwordMax} characters`,
  passwordNeedsUpper: 'Password needs at least one uppercase letter',
  passwordNeedsLower: 'Password needs at least one lowercase letter',
  passwordNeedsNumber: 'Password needs at least one number',
  confirmRequired: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  sameAsCurrent: 'New password can not be current password',
  updateFailed: 'Error Updating Password',
  // The documents give no words for these.
  emailRequired: 'Please enter your email address',
  signInPasswordRequired: 'Please enter your password',
  passwordRequired: 'Please enter a password',
  currentRequired: 'Please enter your current password',
  currentWrong: 'This is not your current password',
  passwordCommon: 'This password is too common; please choose another',
  displayNameRequired: 'Please enter a display name',
  displayNameTooLong: `A display name has at most ${identityLimits.displayNameMax} characters`,
  displayNameInvalid: 'This display name contains a character that cannot be shown',
} as const
