import { expect, test } from 'vitest'
import { featuresOf } from './features.ts'

const featuresIn = (description: string) =>
  featuresOf({ title: 'Vase', description, category: 'Ceramics' }).other

test('the size is read from the first two measures, or from one in inches', () => {
  const size = (description: string) => featuresIn(description).get('size')
  expect(size('Marked 1890, 10 x 20.5 in')).toBe(size('20.5 x 10'))
  expect(size('about 12 inches high')).toBe(size('12 x 12'))
  expect(size('1.2.3 x 4')).toBe(size('2.3 x 4'))
  expect(size('Marked 1890')).toBeUndefined()
})

// From each digit to the end of the text, this would take hours.
test('a text of digits alone is read once', () => {
  expect(featuresIn('1'.repeat(2_000_000)).get('size unknown')).toBe(1)
})
