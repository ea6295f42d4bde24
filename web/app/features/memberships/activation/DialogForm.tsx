import { useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '@vitrine/contracts/client'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { membershipChanged } from '../queries/own-membership.ts'
import { SUBSCRIPTION_PAGE } from '../shared/plan-path.ts'

interface DialogFormProps {
  isSending: boolean
  /** On the button that goes on. */
  label: string
  isDisabled: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** What a dialog shows and asks, and below it the one button that goes on, beside Cancel. */
export function DialogForm({ isSending, label, isDisabled, onSubmit, onCancel, children }: DialogFormProps) {
  return (
    <form
      noValidate
      className="space-y-5"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="sheet-buttons">
        <button type="button" className="button-plain" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="button" disabled={isSending || isDisabled}>
          {label}
        </button>
      </div>
    </form>
  )
}

/** What failed inside a dialog, which stays open. */
export function DialogFailure({
  text,
  onRetry,
  way = 'Try again',
}: {
  text: string
  onRetry?: () => void
  way?: string
}) {
  return (
    <p role="alert" className="border-l-2 border-oxblood py-1 pl-4 text-oxblood">
      {text}{' '}
      {onRetry && (
        <button type="button" className="text-link min-h-11" onClick={onRetry}>
          {way}
        </button>
      )}
    </p>
  )
}

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
