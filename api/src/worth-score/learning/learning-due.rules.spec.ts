import { ENGINE_VERSION } from '@vitrine/worth-score/learn'
import { expect, test } from 'vitest'
import { isLearningDue } from './learning-due.rules.ts'

const now = new Date('2026-10-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const finished = (soldItems: number, engineVersion = ENGINE_VERSION) => ({
  startedAt: minutesAgo(3),
  finishedAt: minutesAgo(2),
  soldItems,
  engineVersion,
  problem: '',
})
const unfinished = (minutes: number, soldItems = 0) => ({
  startedAt: minutesAgo(minutes),
  finishedAt: null,
  soldItems,
  engineVersion: soldItems > 0 ? ENGINE_VERSION : 0,
  problem: 'the engine was away',
})

test.each([
  ['with too few sold items', null, 499, false],
  ['the first time', null, 500, true],
  ['while nothing came', finished(20_000), 20_000, false],
  ['after an upgrade of the engine', finished(20_000, ENGINE_VERSION - 1), 20_000, true],
  ['with a fifth more', finished(20_000), 24_000, true],
  ['with a little less than a fifth more', finished(20_000), 23_999, false],
  ['with a fifth fewer', finished(20_000), 16_000, true],
  ['of few, with half as many more but no 500', finished(600), 900, false],
  ['while it is under way', unfinished(5), 20_000, false],
  ['an hour after it broke off', unfinished(60), 20_000, true],
  [
    'an hour after it broke off, when nothing has come since the last one that did not',
    unfinished(60, 20_000),
    20_000,
    false,
  ],
] as const)('learning %s', (_, last, soldItems, due) => {
  expect(isLearningDue(last, soldItems, now)).toBe(due)
})
