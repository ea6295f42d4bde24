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
