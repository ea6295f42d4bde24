import { EMAIL_MAX } from '../email.ts'

/** What the form of the site loads. */
export const newsletterLimits = {
  /** First and last name together, with the space between them. */
  nameMax: 40,
  nameWordMin: 2,
  emailMax: EMAIL_MAX,
} as const

export const confirmationLimits = {
  /** A further request for an address within these minutes sends no second mail. */
  requestPauseMinutes: 10,
  /** How long the link of a confirmation mail works. */
  confirmationDays: 7,
} as const

export const issueLimits = {
  /** How far ahead an issue's time may be set: a slip of the year is no plan. */
  dueMonthsAhead: 12,
  subjectMax: 150,
  preheaderMax: 200,
  introMax: 5000,
  articlesMax: 20,
  noteMax: 500,
  /** Reports of bounces and complaints in one call. */
  reportsMax: 1000,
} as const
