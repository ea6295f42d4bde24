import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { CallFailed } from '@vitrine/contracts/client'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { membershipChanged } from '../queries/own-membership.ts'
import { SUBSCRIPTION_PAGE } from '../shared/plan-path.ts'
import { DialogFailure } from './DialogForm.tsx'

interface PriceFailureProps {
  error: Error
  onRetry: () => void
  onClose: () => void
}

/**
 * Why a price cannot be shown. Where the membership is not what the page shows, the way on is to see what it
 * is.
 */
export function PriceFailure({ error, onRetry, onClose }: PriceFailureProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { text } = failureOf(error)
  if (!isOutdated(error)) return <DialogFailure text={text} onRetry={onRetry} />
  const look = () => {
    void membershipChanged(queryClient, browserCall)
    onClose()
    if (pathname !== SUBSCRIPTION_PAGE) void navigate(SUBSCRIPTION_PAGE)
  }
  return <DialogFailure text={text} onRetry={look} way="See your membership" />
}

/**
 * Whether the membership is not what the page shows: it was changed in another tab, for example. To try again
 * would not help.
 */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof CallFailed && (error.code === 'STATUS_CONFLICT' || error.code === 'PAYMENT_IN_PROGRESS')
  )
}
