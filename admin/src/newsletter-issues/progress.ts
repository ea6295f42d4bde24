import type { DeliveryCounts, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { amount } from '../feedback/amounts.ts'

/** Recipients in all. */
export function recipientsOf(counts: DeliveryCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How far the sending has come, from 0 to 100. */
export function percentDone(counts: DeliveryCounts): number {
  const all = recipientsOf(counts)
  return all === 0 ? 100 : Math.floor(((all - counts.waiting - counts.claimed) / all) * 100)
}

/** '58 of 60 sent, 1 failed, 1 unknown'. */
export function progressWords(counts: DeliveryCounts): string {
  const troubles = [
    counts.failed > 0 && `${amount(counts.failed)} failed`,
    counts.unknown > 0 && `${amount(counts.unknown)} unknown`,
  ].filter(Boolean)
  return [`${amount(counts.sent)} of ${amount(recipientsOf(counts))} sent`, ...troubles].join(', ')
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${amount(count)} people`
}

/** Whether workers have mails of it in hand, or are about to. */
function isUnderWay({ state, counts }: Pick<ManagedIssue, 'state' | 'counts'>): boolean {
  return state === 'sending' || counts.claimed > 0
}

/** Whether it is about to change by itself, so that whoever looks wants to see. */
export function isMoving(issue: ManagedIssue, now: number): boolean {
  return (
    isUnderWay(issue) ||
    (issue.state === 'scheduled' && issue.dueAt !== null && Date.parse(issue.dueAt) <= now)
  )
}
