import type { IssueState, MoveIssueInput } from '@vitrine/contracts/newsletter/admin-schemas'

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

/** What is mailed is fixed when sending begins. */
export function isEditable(state: IssueState): boolean {
  return state === 'draft' || state === 'scheduled'
}
