import { describe, expect, test } from 'vitest'
import { instantOf, localOf, scheduleSentence } from './schedule-words.ts'

const due = (year: number) => new Date(year, 10, 22, 6, 10).toISOString()
const waiting = { action: 'publish', dueAt: due(2026), state: 'waiting', failure: '', madeBy: null } as const

describe('what is scheduled', () => {
  test('says when, by the reader’s own clock', () => {
    expect(scheduleSentence(waiting)).toBe('Scheduled for Nov 22, 2026, 6:10 AM.')
    expect(scheduleSentence({ ...waiting, dueAt: due(2027) })).toBe('Scheduled for Nov 22, 2027, 6:10 AM.')
    expect(scheduleSentence({ ...waiting, action: 'unpublish' })).toBe(
      'Unpublishing is scheduled for Nov 22, 2026, 6:10 AM.',
    )
  })

  test('says why it could not be done', () => {
    expect(scheduleSentence({ ...waiting, state: 'failed', failure: 'It has no content.' })).toBe(
      'It could not be published on Nov 22, 2026, 6:10 AM: It has no content.',
    )
  })
})

test('a field for date and time goes to an instant and back', () => {
  expect(instantOf(localOf(new Date(due(2026))))).toBe(due(2026))
  expect(instantOf('')).toBeNull()
})
