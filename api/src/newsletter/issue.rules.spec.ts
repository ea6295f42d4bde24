import { issueStates } from '@vitrine/contracts/newsletter/admin-schemas'
import { expect, test } from 'vitest'
import { isEditable, movedState } from './issue.rules.ts'

test.each([
  ['schedule', { draft: 'scheduled', scheduled: 'scheduled' }],
  ['unschedule', { scheduled: 'draft' }],
  ['pause', { sending: 'paused' }],
  ['resume', { paused: 'sending' }],
  ['cancel', { scheduled: 'cancelled', sending: 'cancelled', paused: 'cancelled' }],
] as const)('%s is allowed from these states and no other', (action, allowed: Partial<Record<string, string>>) => {
  for (const state of issueStates) expect(movedState(state, action)).toBe(allowed[state] ?? null)
})

test('an issue is changed until its sending begins', () => {
  expect(issueStates.filter(isEditable)).toEqual(['draft', 'scheduled'])
})
