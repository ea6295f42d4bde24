import { expect, test } from 'vitest'
import { teamFailure } from './user-form-parts.tsx'

test.each([
  ['the response’s own words', 'All slots of your plan are taken.', 409, 'All slots of your plan are taken.'],
  ['the fallback where there are none', '', 400, 'An unexpected error occurred'],
  [
    'the fallback where the server broke down',
    'Something went wrong! Please try again later!',
    500,
    'An unexpected error occurred',
  ],
] as const)('D3-150: a team call that fails is told in %s', (_, failure, status, words) => {
  expect(teamFailure(failure, status)).toBe(words)
})
