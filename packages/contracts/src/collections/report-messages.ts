import { reportLimits as limits } from './report-reasons.ts'

/** Of the report form: reading D3-069. */
export const reportMessages = {
  reported: 'Thank you. We will look at this collection.',
  reasonMissing: 'Please choose a reason',
  commentMissing: 'Please describe what is wrong',
  commentInvalid: 'Comment contains a character that cannot be sent',
  commentTooLong: `${limits.commentMax} characters max`,
  notSent: 'There was an error! Your report has not been sent.',
  tooMany: 'You have sent many reports. Please wait a while and try again.',
} as const

/** Of the desk of staff, which no reader of a collection loads. */
export const takeDownMessages = {
  reasonMissing: 'Please tell the owner why',
  reasonTooLong: `${limits.takeDownReasonMax} characters max`,
} as const
