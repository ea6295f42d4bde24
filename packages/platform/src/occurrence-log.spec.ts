import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OccurrenceLog, type Occurrences } from './occurrence-log.ts'

let lines: Occurrences<number>[]
let log: OccurrenceLog<number>
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  log = new OccurrenceLog<number>({ write: (line) => lines.push(line), firstMs: 100, nextMs: 1000 })
})
afterEach(() => vi.useRealTimers())
const counts = () => lines.map(({ cause, count }) => [cause, count])

test('what comes together for one cause is one line with its count, each cause apart', () => {
  for (let at = 0; at < 3570; at += 1) log.note('emptied', at)
  log.note('refused', 1)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(100)
  expect(counts()).toEqual([
    ['emptied', 3570],
    ['refused', 1],
  ])
  expect(lines[0]?.details).toHaveLength(200)
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(2)
})

test('a cause that goes on gets a line now and then, and begins anew after a pause', () => {
  for (let round = 0; round < 21; round += 1) {
    log.note('away', round)
    vi.advanceTimersByTime(100)
  }
  expect(counts()).toEqual([
    ['away', 1],
    ['away', 10],
    ['away', 10],
  ])
  vi.advanceTimersByTime(2000)
  lines = []
  log.note('away', 0)
  vi.advanceTimersByTime(100)
  expect(counts()).toEqual([['away', 1]])
})

test('what is left is written at the end', () => {
  log.note('away', 1)
  log.close()
  expect(counts()).toEqual([['away', 1]])
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(1)
})
