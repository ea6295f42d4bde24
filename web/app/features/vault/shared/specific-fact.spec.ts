import { expect, test } from 'vitest'
import { specificFact } from './specific-fact.ts'

test('a day is shown as one, and every other text as it is', () => {
  const shown = (value: string) => specificFact({ displayName: 'Found on', value }).value
  expect(['2024-01-31', '2024-02-31', '1890', '12.5 mm', 'on 2024-01-31'].map(shown)).toEqual([
    'Jan 31, 2024',
    '2024-02-31',
    '1890',
    '12.5 mm',
    'on 2024-01-31',
  ])
})
