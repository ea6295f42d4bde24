import type { Billing } from '@vitrine/domain/billing/run-operation'
import { closeCheckouts } from './close-checkouts.ts'
import { convertDueTrials } from './convert-due-trials.ts'
import { endDueSubscriptions } from './end-due-subscriptions.ts'
import { endStraysAgain } from './end-strays-again.ts'
import { forEach } from './for-each.ts'
import { makePendingChanges } from './make-pending-changes.ts'
import { readDueSubscriptions } from './read-subscription.ts'
import { remindMembers } from './remind-members.ts'
import { takeUpOperations } from './take-up-operations.ts'
import { tellProviders } from './tell-providers.ts'
import { watchFailedOperations } from './watch-failed-operations.ts'
import { workOffNotifications } from './work-off-notifications.ts'

/** What each of them takes up in a round, at most. */
export const ROUND_LIMIT = 50

type Round = (billing: Billing, limit: number) => Promise<number>

const urgent: readonly Round[] = [workOffNotifications, takeUpOperations, tellProviders, endStraysAgain]
const due: readonly Round[] = [
  makePendingChanges,
  convertDueTrials,
  readDueSubscriptions,
  endDueSubscriptions,
  remindMembers,
  closeCheckouts,
  watchFailedOperations,
]

/**
 * What somebody waits for: notifications, acts that were noted or whose outcome is not known, and what a
 * provider has to hear.
 */
export async function urgentRound(billing: Billing): Promise<number> {
  return await all(urgent, billing)
}

/** What falls due by the clock. */
export async function dueRound(billing: Billing): Promise<number> {
  return await all(due, billing)
}

/** One that fails stops none of the others. Returns how many there were to do. @throws AggregateError */
async function all(rounds: readonly Round[], billing: Billing): Promise<number> {
  let done = 0
  await forEach(rounds, async (round) => {
    done += await round(billing, ROUND_LIMIT)
  })
  return done
}
