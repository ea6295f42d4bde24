import { describe, expect, test } from 'vitest'
import { instantOf, localOf, scheduleSentence } from './schedule-words.ts'

const now = new Date(2026, 9, 1)
const due = (year: number) => new Date(year, 10, 22, 6, 10).toISOString()
const waiting = { action: 'publish', dueAt: due(2026), state: 'waiting', failure: '', madeBy: null } as const

describe('what is scheduled', () => {
  test('says when, by the reader’s own clock', () => {
    expect(scheduleSentence(waiting, now)).toBe('Scheduled for 22 Nov, 06:10.')
    expect(scheduleSentence({ ...waiting, dueAt: due(2027) }, now)).toBe('Scheduled for 22 Nov 2027, 06:10.')
    expect(scheduleSentence({ ...waiting, action: 'unpublish' }, now)).toBe('Unpublishing is scheduled for 22 Nov, 06:10.')
  })

  test('says why it could not be done', () => {
    expect(scheduleSentence({ ...waiting, state: 'failed', failure: 'It has no content.' }, now)).toBe('It could not be published on 22 Nov, 06:10: It has no content.')
  })
})

test('a field for date and time goes to an instant and back', () => {
  expect(instantOf(localOf(new Date(due(2026))))).toBe(due(2026))
  expect(instantOf('')).toBeNull()
})
