import { expect, test } from 'vitest'
import { takesFiles } from './endpoint.ts'
import { endpoints } from './areas.ts'

test('every call that takes files may be made only so often by one account', () => {
  const unlimited = endpoints
    .filter(takesFiles)
    .filter(({ rateLimits = [] }) => !rateLimits.some(({ by }) => by === 'account'))
  expect(unlimited.map(({ name }) => name)).toEqual([])
})
