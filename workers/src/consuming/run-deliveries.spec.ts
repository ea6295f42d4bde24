import { currentRequestId } from '@vitrine/platform/request-context'
import { SearchUnavailable } from '@vitrine/search/search-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Delivery, DeliveryProcessor } from './delivery.ts'
import { runDeliveries } from './run-deliveries.ts'

const delivery = (eventId: number, requestId: string | null = null): Delivery => ({
  eventId,
  eventType: 'x',
  payload: {},
  requestId,
  progress: 0,
})
const processor = (process: DeliveryProcessor['process']): DeliveryProcessor => ({
  consumer: 'dictionary-search',
  process,
})
const options = {
  isAway: (error: unknown) => error instanceof SearchUnavailable,
  signal: new AbortController().signal,
}

test('of any batch exactly the poisoned deliveries fail, and the others are done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
      fc.func(fc.boolean()),
      async (eventIds, isPoisoned) => {
        const done = new Set<number>()
        const outcome = await runDeliveries(
          processor(async (batch) => {
            for (const { eventId } of batch) if (isPoisoned(eventId)) throw new Error(`poisoned ${eventId}`)
            for (const { eventId } of batch) done.add(eventId)
          }),
          eventIds.map((eventId) => delivery(eventId)),
          options,
        )
        for (const eventId of eventIds) {
          expect(done.has(eventId)).toBe(!isPoisoned(eventId))
          expect(outcome.get(eventId) === null).toBe(!isPoisoned(eventId))
        }
      },
    ),
  )
})

test('a batch that meets an engine that is away is not tried apart', async () => {
  let calls = 0
  const outcome = await runDeliveries(
    processor(async () => {
      calls += 1
      throw new SearchUnavailable(new Error('refused'))
    }),
    [delivery(1), delivery(2), delivery(3)],
    options,
  )
  expect(calls).toBe(1)
  expect([...outcome.values()].every((error) => error instanceof SearchUnavailable)).toBe(true)
})

test('a single delivery runs with the id of the request that caused it', async () => {
  let seen: string | null = null
  await runDeliveries(
    processor(async () => void (seen = currentRequestId())),
    [delivery(1, 'request-7')],
    options,
  )
  expect(seen).toBe('request-7')
})
