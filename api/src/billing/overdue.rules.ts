import { billingMessages } from '@vitrine/contracts/billing/messages'
import type { OperationState } from '@vitrine/contracts/billing/stored'
import { AppError } from '@vitrine/platform/app-error'
import { timeAfter } from '@vitrine/platform/clock'

/** What was claimed by then and is not known yet is for staff to decide. */
export function overdueBefore(now: Date): Date {
  return timeAfter(now, { hours: -24 })
}

/** @throws AppError STATUS_CONFLICT while the product may still find out by itself, or has */
export function assertOverdue(
  { state, claimed_at: claimedAt }: { state: OperationState; claimed_at: Date | null },
  now: Date,
): void {
  if (state !== 'claimed' && state !== 'unknown')
    throw new AppError('STATUS_CONFLICT', { message: billingMessages.operationSettled })
  if (claimedAt === null || claimedAt > overdueBefore(now))
    throw new AppError('STATUS_CONFLICT', { message: billingMessages.operationYoung })
}
