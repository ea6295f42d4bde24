import { expect, test } from 'vitest'
import { consumerNames, consumersOf, events, storedChangeOf, assertOneProcessorEach } from './consumers.ts'
import {
  allDeliveryJobs,
  deliveryJobId,
  KNOWN_FAILURE_ATTEMPTS,
  newDeliveryJob,
  retryDelay,
  UNKNOWN_FAILURE_ATTEMPTS,
} from './jobs/job-catalogue.ts'

const one = (consumer: string) => ({ consumer })

test('each consumer with one processor passes', () => {
  expect(() => assertOneProcessorEach(consumerNames.map(one))).not.toThrow()
})

test('a consumer with none, with two, or one that nobody knows is named', () => {
  expect(() => assertOneProcessorEach(consumerNames.slice(1).map(one))).toThrow(`${consumerNames[0]} has 0`)
  expect(() => assertOneProcessorEach([...consumerNames, consumerNames[0] ?? ''].map(one))).toThrow(
    `${consumerNames[0]} has 2`,
  )
  expect(() => assertOneProcessorEach([...consumerNames, 'nobody'].map(one))).toThrow(
    'nobody follows no event',
  )
})

test('each event has the consumers that the areas state, and one that no area states is refused', () => {
  expect(consumersOf('dictionary-article.published.v1')).toEqual(['dictionary-search'])
  expect(consumersOf('dictionary-author.updated.v1')).toEqual(['refresh-author-articles'])
  expect(consumersOf('taxonomy-node.updated.v1')).toEqual(['refresh-category-articles'])
  expect(consumersOf('search-index.rebuild-requested.v1')).toEqual(['rebuild-index'])
  expect(() => consumersOf('unheard-of.v1')).toThrow('unheard-of.v1')
})

test('a change of a cached area that nobody follows still reaches the caches', () => {
  for (const type of [
    'dictionary-author.created.v1',
    'taxonomy-node.deleted.v1',
    'data-partner.moved.v1',
    'newsletter-issue.sent.v1',
  ])
    expect(consumersOf(type)).toEqual(['refresh-caches'])
  for (const { type, changes } of events) if (changes) expect(consumersOf(type)).not.toEqual([])
})

test('a stored event says which area, and which record of it, caches must make anew', () => {
  const revision = 3
  expect(
    storedChangeOf({ type: 'dictionary-article.unpublished.v1', payload: { articleId: 42, revision } }),
  ).toEqual({ area: 'dictionary', records: ['article-42'] })
  expect(storedChangeOf({ type: 'data-partner.moved.v1', payload: { partnerId: 7, revision } })).toEqual({
    area: 'partners',
    records: ['partner-7'],
  })
  // Any article may show the author, any page the category.
  expect(
    storedChangeOf({ type: 'dictionary-author.updated.v1', payload: { authorId: 1, revision } }),
  ).toEqual({ area: 'dictionary' })
  expect(storedChangeOf({ type: 'taxonomy-node.updated.v1', payload: { nodeId: 1, revision } })).toEqual({
    area: 'taxonomy',
  })
  expect(
    storedChangeOf({ type: 'search-index.rebuild-requested.v1', payload: { indexId: 'dictionary' } }),
  ).toBeNull()
})

test('a stored event of another shape changes every record of its area, one of a former release nothing', () => {
  expect(storedChangeOf({ type: 'dictionary-article.updated.v1', payload: {} })).toEqual({
    area: 'dictionary',
  })
  expect(storedChangeOf({ type: 'unheard-of.v1', payload: {} })).toBeNull()
})

test('a job id is the same each time its delivery is added, and BullMQ takes it', () => {
  for (const { name } of allDeliveryJobs) {
    const { opts } = newDeliveryJob({ consumer: name, eventId: 12 })
    expect(opts.jobId).toBe(deliveryJobId({ consumer: name, eventId: 12 }))
    expect(opts.jobId).toMatch(/^[a-z-]+-12$/)
    expect(opts).toMatchObject({ removeOnComplete: true, removeOnFail: true })
  }
})

test('runs are put off longer and longer, up to five minutes', () => {
  expect([1, 2, 3, 4].map(retryDelay)).toEqual([250, 500, 1000, 2000])
  expect(retryDelay(50)).toBe(300_000)
})

test('an unknown failure is tried again for about an hour, a known one for seconds', () => {
  const minutesOf = (attempts: number) =>
    Array.from({ length: attempts - 1 }, (_, run) => retryDelay(run + 1)).reduce((sum, ms) => sum + ms, 0) /
    60_000
  expect(minutesOf(UNKNOWN_FAILURE_ATTEMPTS)).toBeGreaterThan(60)
  expect(minutesOf(UNKNOWN_FAILURE_ATTEMPTS)).toBeLessThan(70)
  expect(minutesOf(KNOWN_FAILURE_ATTEMPTS)).toBeLessThan(0.2)
})
