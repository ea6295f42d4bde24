import { CallFailed } from '@vitrine/contracts/client'

/**
 * Whether the membership is not what the page shows: it was changed in another tab, for example. To try again
 * would not help.
 */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof CallFailed && (error.code === 'STATUS_CONFLICT' || error.code === 'PAYMENT_IN_PROGRESS')
  )
}
