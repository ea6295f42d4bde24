import { createLogger } from '@vitrine/platform/logging'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConsumerLog } from './consumer-log.ts'

let lines: Record<string, unknown>[]
let log: ConsumerLog
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) }
  log = new ConsumerLog(createLogger({ level: 'info', name: 'test', destination }))
})
afterEach(() => {
  log.close()
  vi.useRealTimers()
})

test('an emptied queue is one line with a count, which does not say that the queue is away', () => {
  for (let job = 0; job < 3570; job += 1)
    log.queueFailed(
      job % 2 ? 'dictionary-search' : 'refresh-caches',
      new Error(`Missing key for job dictionary-search-${job}. moveToFinished`),
    )
  vi.advanceTimersByTime(2_000)
  expect(lines).toMatchObject([
    {
      count: 3570,
      consumers: ['refresh-caches', 'dictionary-search'],
      msg: 'the queue reported errors: jobs that are lost are added again',
    },
  ])
})

test('a queue that is away is one line, whatever each consumer met', () => {
  const errors = ['connect ECONNREFUSED 127.0.0.1:6379', 'read ECONNRESET', 'Connection is closed.']
  for (const message of errors) log.queueFailed('dictionary-search', new Error(message))
  vi.advanceTimersByTime(2_000)
  expect(lines).toMatchObject([{ count: 3, msg: 'the queue does not respond' }])
})

test('deliveries that fail for one cause are one line with the ids of their requests', () => {
  const failed = (eventId: number, message: string) =>
    log.failed({
      consumer: 'dictionary-search',
      eventId,
      requestId: `request-${eventId}`,
      error: new Error(message),
      dead: false,
    })
  for (const id of [1, 2, 3]) failed(id, `document ${id} is refused`)
  failed(4, 'the disk is full')
  vi.advanceTimersByTime(2_000)
  expect(lines).toMatchObject([
    { count: 3, eventIds: [1, 2, 3], requestIds: ['request-1', 'request-2', 'request-3'] },
    { count: 1, eventIds: [4], requestId: 'request-4' },
  ])
})
