/** Why somebody reports a public collection, in the order of the form. */
export const reportReasons = [
  { value: 'offensive', label: 'Explicit or offensive content' },
  { value: 'private-information', label: 'Private information' },
  { value: 'copyright', label: 'Copyright or trademark' },
  { value: 'illegal', label: 'Stolen, forged or illegal' },
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'other', label: 'Something else' },
] as const

export type ReportReason = (typeof reportReasons)[number]['value']

export function isReportReason(value: unknown): value is ReportReason {
  return reportReasons.some((reason) => reason.value === value)
}

export function reportReasonLabel(value: string): string {
  return reportReasons.find((reason) => reason.value === value)?.label ?? value
}

export const reportLimits = { commentMax: 1000 } as const

/** What only the api and the console ask: a constant of its own, so that no page carries it. */
export const reportDeskLimits = {
  /** Reports from one network address in an hour. */
  perAddressAndHour: 5,
  /** A second report of the same reporter on the same collection within this time is not stored. */
  repeatHours: 24,
  /** Between two emails to the support address about one collection. */
  emailEveryHours: 1,
  /** Older ones are deleted. */
  keptMonths: 24,
  /** What staff tell the owner when they take a collection down. */
  takeDownReasonMax: 1000,
} as const

/** Of the report form: reading D3-069. */
export const reportMessages = {
  reported: 'Thank you. We will look at this collection.',
  reasonMissing: 'Please choose a reason',
  commentMissing: 'Please describe what is wrong',
  commentInvalid: 'Comment contains a character that cannot be sent',
  commentTooLong: `${reportLimits.commentMax} characters max`,
  notSent: 'There was an error! Your report has not been sent.',
  tooMany: 'You have sent many reports. Please wait a while and try again.',
} as const
