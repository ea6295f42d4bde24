import { expect, test } from 'vitest'
import { latestToday } from './latest-today.ts'

test('today is the farthest one', () => {
  expect(latestToday(new Date('2026-03-01T09:59:00Z'))).toBe('2026-03-01')
  expect(latestToday(new Date('2026-03-01T10:01:00Z'))).toBe('2026-03-02')
})
