import type { ManagedIssue } from '@vitrine/contracts/newsletter/admin-schemas'
import { expect, test } from 'vitest'
import { isMoving, people, percentDone, progressWords } from './progress.ts'

const none = { waiting: 0, claimed: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 }

test('progress counts what is settled, whatever became of it, and names what went wrong', () => {
  const counts = { ...none, waiting: 30, claimed: 10, sent: 55, failed: 2, unknown: 1, skipped: 2 }
  expect([percentDone(counts), progressWords(counts)]).toEqual([60, '55 of 100 sent, 2 failed, 1 unknown'])
  expect(percentDone({ ...none, sent: 999, waiting: 1 })).toBe(99)
  expect([percentDone(none), progressWords(none)]).toEqual([100, '0 of 0 sent'])
  expect([people(0), people(1), people(2)]).toEqual(['0 people', '1 person', '2 people'])
})

test('an issue moves by itself while it is sent, while a mail is in hand, and once its time has come', () => {
  const issue = (changes: Partial<ManagedIssue>) =>
    ({ state: 'draft', dueAt: null, counts: none, ...changes }) as ManagedIssue
  const moves = (changes: Partial<ManagedIssue>) =>
    isMoving(issue(changes), Date.parse('2026-05-01T12:00:00Z'))
  expect([
    moves({}),
    moves({ state: 'sent' }),
    moves({ state: 'paused' }),
    moves({ state: 'scheduled', dueAt: '2026-05-01T12:00:01Z' }),
  ]).toEqual([false, false, false, false])
  expect([
    moves({ state: 'sending' }),
    moves({ state: 'paused', counts: { ...none, claimed: 1 } }),
    moves({ state: 'scheduled', dueAt: '2026-05-01T12:00:00Z' }),
  ]).toEqual([true, true, true])
})
