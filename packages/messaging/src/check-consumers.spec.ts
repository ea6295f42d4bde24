import { expect, test } from 'vitest'
import { assertOneProcessorEach } from './check-consumers.ts'
import { areaOf, auditOnly, consumerNames, consumers, consumersOf } from './consumers.ts'
import { allDeliveryJobs, deliveryJobId, newDeliveryJob, retryDelay } from './jobs/job-catalogue.ts'

const one = (consumer: string) => ({ consumer })

test('each consumer with one processor passes', () => {
  expect(() => assertOneProcessorEach(consumerNames.map(one))).not.toThrow()
})

test('a consumer with none, with two, or one that nobody knows is named', () => {
  expect(() => assertOneProcessorEach(consumerNames.slice(1).map(one))).toThrow(`${consumerNames[0]} has 0`)
  expect(() => assertOneProcessorEach([...consumerNames, consumerNames[0] ?? ''].map(one))).toThrow(`${consumerNames[0]} has 2`)
  expect(() => assertOneProcessorEach([...consumerNames, 'nobody'].map(one))).toThrow('nobody follows no event')
})

test('each event of the catalogue has its consumers, and an event outside it is refused', () => {
  for (const [consumer, events] of Object.entries(consumers)) for (const { type } of events) expect(consumersOf(type)).toContain(consumer)
  for (const { type } of auditOnly) expect(consumersOf(type)).toEqual([])
  expect(() => consumersOf('unheard-of.v1')).toThrow('unheard-of.v1')
})

test('an event belongs to the cached area that it changes', () => {
  expect(areaOf('dictionary-author.updated.v1')).toBe('dictionary')
  expect(areaOf('taxonomy-node.updated.v1')).toBe('taxonomy')
  expect(areaOf('data-partner.moved.v1')).toBe('partners')
  expect(areaOf('search-index.rebuild-requested.v1')).toBeNull()
})

test('a job id is the same each time its delivery is added, and BullMQ takes it', () => {
  for (const { name } of allDeliveryJobs) {
    const { opts } = newDeliveryJob({ consumer: name, eventId: 12 })
    expect(opts.jobId).toBe(deliveryJobId({ consumer: name, eventId: 12 }))
    expect(opts.jobId).toMatch(/^[a-z-]+-12$/)
    expect(opts).toMatchObject({ removeOnComplete: true, removeOnFail: true })
  }
})

test('runs are put off longer and longer, up to half a minute', () => {
  expect([1, 2, 3, 4].map(retryDelay)).toEqual([250, 500, 1000, 2000])
  expect(retryDelay(50)).toBe(30_000)
})
