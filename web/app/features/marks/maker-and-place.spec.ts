import { expect, test } from 'vitest'
import { makerAndPlace } from './maker-and-place.ts'

test.each([
  ['Chelsea', 'London, England', 'Chelsea, London, England'],
  ['Vienna', 'Vienna, Austria', 'Vienna, Austria'],
  ['Imperial Manufactory, Vienna', 'Vienna, Austria', 'Imperial Manufactory, Vienna, Austria'],
  ['Vienna', 'vienna', 'Vienna'],
  ['', 'Vienna, Vienna', 'Vienna'],
  ['Bow', 'Bowling Green', 'Bow, Bowling Green'],
  ['Chelsea', '', 'Chelsea'],
  ['', '', ''],
])('of %j in %j it says %j', (maker, place, words) => {
  expect(makerAndPlace(maker, place)).toBe(words)
})
