import { issueMessages as messages, issueStates } from '@vitrine/contracts/newsletter/admin-schemas'
import { expect, test } from 'vitest'
import { dueProblem, isEditable, movedState } from './issue.rules.ts'

test.each([
  ['schedule', { draft: 'scheduled', scheduled: 'scheduled' }],
  ['unschedule', { scheduled: 'draft' }],
  ['pause', { sending: 'paused' }],
  ['resume', { paused: 'sending' }],
  ['cancel', { scheduled: 'cancelled', sending: 'cancelled', paused: 'cancelled' }],
] as const)(
  '%s is allowed from these states and no other',
  (action, allowed: Partial<Record<string, string>>) => {
    for (const state of issueStates) expect(movedState(state, action)).toBe(allowed[state] ?? null)
  },
)

test('an issue is changed until its sending begins', () => {
  expect(issueStates.filter(isEditable)).toEqual(['draft', 'scheduled'])
})

test.each([
  ['2026-05-01T12:00:00Z', messages.dueInvalid],
  ['2026-05-01T12:00:01Z', null],
  ['2027-05-01T12:00:00Z', null],
  ['2027-05-01T12:00:01Z', messages.dueTooFar],
  ['9999-12-31T00:00:00Z', messages.dueTooFar],
])('at noon of 1 May 2026 the time %j has this problem: %j', (due, problem) => {
  expect(dueProblem(new Date(due), new Date('2026-05-01T12:00:00Z'))).toBe(problem)
})
