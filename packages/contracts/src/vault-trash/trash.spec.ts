import { expect, test } from 'vitest'
import { erasedAt, erasedInWords } from './trash.ts'

test('what was deleted is erased after 30 days, which is counted in days that have begun', () => {
  const erased = erasedAt(new Date('2026-11-01T12:00:00Z'))
  expect(erased.toISOString()).toBe('2026-12-01T12:00:00.000Z')
  const words = (now: string) => erasedInWords(erased, new Date(now))
  expect(words('2026-11-01T12:00:00Z')).toBe('erased in 30 days')
  expect(words('2026-11-29T12:00:01Z')).toBe('erased in 2 days')
  expect(words('2026-11-30T12:00:00Z')).toBe('erased within a day')
  expect(words('2026-12-01T12:00:01Z')).toBe('erased within a day')
})
