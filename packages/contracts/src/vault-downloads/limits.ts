export const vaultDownloadLimits = {
  downloadsPerHour: 20,
  /** Hours for which a document that was made can be fetched again. */
  documentKeptHours: 24,
  /** Seconds after which a refused second document may be asked for again. */
  retrySeconds: 10,
} as const
