import { expect, test } from 'vitest'
import { isTooTall } from './AuthorProfile.tsx'

test('D1-116: a text is too tall above 40% of its card, and not at 40%', () => {
  expect([isTooTall(40, 100), isTooTall(41, 100), isTooTall(159, 400), isTooTall(161, 400)]).toEqual([
    false,
    true,
    false,
    true,
  ])
})
