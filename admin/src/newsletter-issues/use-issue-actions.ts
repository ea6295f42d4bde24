import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Decision, ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { useNotify } from 'react-admin'
import { ConsoleCallFailed, messageOf } from '../providers/console-client.ts'
import { useConsoleData, type ConsoleDataProvider } from '../providers/dataProvider.ts'

export type Move = Parameters<ConsoleDataProvider['moveIssue']>[1]

const moved = { unschedule: 'It is a draft again, and nothing is sent.', pause: 'Paused. The few mails that are in hand still leave.', resume: 'Going on.', cancel: 'Cancelled. Nobody who waited gets it.' } as const

/** Where a field was refused that has no place on the screen, what was wrong with it says more than that something was. */
export function sentenceOf(error: unknown): string {
  const [refused] = error instanceof ConsoleCallFailed ? Object.values(error.fieldErrors) : []
  return refused ?? messageOf(error)
}

/** Sets an issue going, or stops it. Whatever comes of it, the screen shows the issue as it is then. */
export function useMoveIssue(issue: ManagedIssue) {
  const data = useConsoleData()
  const notify = useNotify()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (move: Move) => data.moveIssue(issue, move),
    onSuccess: (_, move) => notify(wordsFor(move), { type: 'success' }),
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['newsletter-issues'] }),
  })
}

function wordsFor(move: Move): string {
  if (typeof move === 'string') return moved[move]
  return move.dueAt === null ? 'The sending begins.' : 'Its time is set.'
}

export function useTestIssue(id: number) {
  const data = useConsoleData()
  const notify = useNotify()
  return useMutation({
    mutationFn: () => data.testIssue(id),
    onSuccess: ({ email }) => notify(`A test is on its way to ${email}.`, { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  })
}

const decided: Record<Decision, string> = { 'send-again': 'On its way again.', 'count-as-sent': 'Counted as sent.', 'give-up': 'Given up.' }

export function useDecideDelivery(id: number) {
  const data = useConsoleData()
  const notify = useNotify()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => data.decideDelivery(id, decision),
    onSuccess: (_, decision) => notify(decided[decision], { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => Promise.all(['newsletter-issues', 'newsletter-deliveries'].map((resource) => cache.invalidateQueries({ queryKey: [resource] }))),
  })
}
