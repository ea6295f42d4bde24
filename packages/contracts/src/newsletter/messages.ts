import { type EmailCategory, emailCategoryNames } from './categories.ts'
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

/**
 * Sentences of the subscription and the email preferences; those of the documents are theirs to the
 * character.
 */
export const newsletterMessages = {
  emailMissing: 'Email must not be empty',
  emailInvalid: 'Email is invalid',
  nameMissing: 'Username must not be empty',
  nameTooLong: '40 characters max',
  nameNotFull: 'Please provide your full name',
  nameWordTooShort: 'Please provide a valid name and last name ( at least 2 characters each )',
  nameCharacters: 'Name must not contain anything else but characters and spaces',
  sourceUnknown: 'This source does not exist.',
  success: "Success, you've been signed up! Please look for our confirmation email.",
  failure: 'There was an error! Your subscription has not been established.',
  unavailable: 'Newsletter service is temporarily down. Please try again later.',
} as const

/** Document 3, at the switches. */
export const emailPreferenceMessages = {
  newsletterSubscribed: 'Congratulations! You have subscribed to the newsletter.',
  newsletterUnsubscribed: "You've been unsubscribed from our mailing list.",
  stillTransactional: 'You will still receive emails about your account and your purchases.',
  problem: 'There was a problem with your request.',
  problemAdvice: 'Please refresh the page and try again or contact Support.',
  unavailable: 'Newsletter service is temporarily down.',
  unavailableAdvice: 'Please try again later.',
} as const

export function subscribedTo(category: EmailCategory): string {
  return category === 'newsletter'
    ? emailPreferenceMessages.newsletterSubscribed
    : `Subscribed to ${emailCategoryNames[category]}`
}

export function unsubscribedFrom(category: EmailCategory): string {
  return category === 'newsletter'
    ? emailPreferenceMessages.newsletterUnsubscribed
    : `Unsubscribed from ${emailCategoryNames[category]}`
}
