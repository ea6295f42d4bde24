import type { Decision, ManagedDelivery, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { instant } from '../feedback/amounts.ts'
import { ConsoleCallFailed, messageOf } from '../providers/console-client.ts'
import type { ConsoleDataProvider } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

export type Move = Parameters<ConsoleDataProvider['moveIssue']>[1]

const moved = {
  unschedule: 'It is a draft again. Nothing is sent.',
  pause: 'Paused. Emails that are already being processed are still sent.',
  resume: 'Resumed.',
  cancel: 'Canceled. Waiting recipients do not get it.',
} as const

const moves = {
  unschedule: 'unschedule',
  pause: 'pause',
  resume: 'resume',
  cancel: 'cancel the sending of',
} as const

/**
 * Where a field was refused that has no place on the screen, what was wrong with it says more than that
 * something was.
 */
function sentenceOf(error: unknown): string {
  const [refused] = error instanceof ConsoleCallFailed ? Object.values(error.fieldErrors) : []
  return refused ?? messageOf(error)
}

/** Sets an issue going, or stops it. Whatever comes of it, the screen shows the issue as it is then. */
export function useMoveIssue(issue: ManagedIssue) {
  return useConsoleAction({
    run: (data, move: Move) => data.moveIssue(issue, move),
    to: (move) =>
      `${typeof move === 'string' ? moves[move] : move.dueAt === null ? 'send' : 'schedule'} ‘${issue.subject}’`,
    done: wordsFor,
    failed: sentenceOf,
    changes: ['newsletter-issues'],
  })
}

function wordsFor(move: Move): string {
  if (typeof move === 'string') return moved[move]
  return move.dueAt === null ? 'Sending started.' : `Scheduled for ${instant(move.dueAt)}.`
}

export function useTestIssue({ id, subject }: ManagedIssue) {
  return useConsoleAction({
    to: () => `send a test email of ‘${subject}’`,
    run: (data) => data.testIssue(id),
    done: (_, { email }) => `A test email is being sent to ${email}.`,
  })
}

const decided: Record<Decision, string> = {
  'send-again': 'Retry started.',
  'count-as-sent': 'Counted as sent.',
  'give-up': 'Given up.',
}

export function useDecideDelivery({ id, email }: ManagedDelivery) {
  return useConsoleAction({
    to: () => `decide about the email to ${email}`,
    run: (data, decision: Decision) => data.decideDelivery(id, decision),
    done: (decision) => decided[decision],
    changes: ['newsletter-issues', 'newsletter-deliveries'],
  })
}
