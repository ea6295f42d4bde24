export const vaultDownloadLimits = {
  downloadsPerHour: 20,
  /** Hours for which a document that was made can be fetched again. */
  documentKeptHours: 24,
  /** Seconds after which a refused second document may be asked for again. */
  retrySeconds: 10,
} as const

export const vaultDownloadMessages = {
  oneAtATime: 'Another document of yours is being made. Please wait until it is finished, then try again.',
  beingMade: 'Your document is being made.',
  takesLonger:
    'Your document takes longer than usual. You can leave this page: it will be offered here when it is ready.',
  ready: 'Your document is ready.',
  failed: 'Your document could not be made. Please try again later.',
  tooLarge: 'Your vault is too large for one PDF. Please download the CSV: it has every item.',
} as const
