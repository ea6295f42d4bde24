import { expect, test } from 'vitest'
import { comparedGroups, valuedOf } from './value-groups.ts'

const dollars = (valued: number, compared: { items: number; value: number; cost: number } | null) => ({
  currency: 'USD',
  valued,
  value: 100 * valued,
  compared,
})
const pounds = { currency: 'GBP', valued: 2, value: 70, compared: null }

test('how many items are valued, whatever their currency', () => {
  expect(valuedOf({ itemsCount: 38, values: [dollars(10, null), pounds] })).toBe('12 of 38 items valued')
  expect(valuedOf({ itemsCount: 1, values: [] })).toBe('0 of 1 item valued')
})

test('groups are compared where both value and cost are known, the greatest first', () => {
  const small = { items: 1, value: 50, cost: 80 }
  const large = { items: 3, value: 300, cost: 90 }
  expect(
    comparedGroups(
      [
        { id: 4, title: 'Glass', itemsCount: 5, values: [dollars(1, small), pounds] },
        { id: 5, title: 'Metals', itemsCount: 2, values: [dollars(2, null)] },
        { id: 0, title: '', itemsCount: 9, values: [dollars(3, large)] },
      ],
      'No category',
    ),
  ).toEqual([
    { name: 'No category', ...large },
    { name: 'Glass', ...small },
  ])
})
