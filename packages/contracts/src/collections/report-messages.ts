import { reportLimits as limits } from './report-reasons.ts'

/** Of the report form and of the desk of staff: reading D3-069. */
export const reportMessages = {
  reported: 'Thank you. We will look at this collection.',
  reasonMissing: 'Please choose a reason',
  commentMissing: 'Please describe what is wrong',
  commentInvalid: 'Comment contains a character that cannot be sent',
  commentTooLong: `${limits.commentMax} characters max`,
  notSent: 'There was an error! Your report has not been sent.',
  tooMany: 'You have sent many reports. Please wait a while and try again.',
  takeDownReasonMissing: 'Please tell the owner why',
  takeDownReasonTooLong: `${limits.takeDownReasonMax} characters max`,
} as const
