import {
  issueMessages,
  type IssueState,
  type MoveIssueInput,
} from '@vitrine/contracts/newsletter/admin-schemas'
import { issueLimits } from '@vitrine/contracts/newsletter/messages'

type Action = MoveIssueInput['action']

const moves: Record<Action, { from: readonly IssueState[]; to: IssueState }> = {
  schedule: { from: ['draft', 'scheduled'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  // What was sent stays sent; who waits gets nothing.
  cancel: { from: ['scheduled', 'sending', 'paused'], to: 'cancelled' },
}

/** The state that an action leads to; null where the issue is not in one that allows it. */
export function movedState(state: IssueState, action: Action): IssueState | null {
  const { from, to } = moves[action]
  return from.includes(state) ? to : null
}

/** What is wrong with a time that an issue is to be sent at; null where nothing is. */
export function dueProblem(due: Date, now: Date): string | null {
  if (due <= now) return issueMessages.dueInvalid
  const latest = new Date(now)
  latest.setUTCMonth(latest.getUTCMonth() + issueLimits.dueMonthsAhead)
  return due > latest ? issueMessages.dueTooFar : null
}

/** What is mailed is fixed when sending begins. */
export function isEditable(state: IssueState): boolean {
  return state === 'draft' || state === 'scheduled'
}
