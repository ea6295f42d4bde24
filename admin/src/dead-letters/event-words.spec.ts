import type { AreaDefinition } from '@vitrine/contracts/area'
import { areas } from '@vitrine/contracts/areas'
import { expect, test } from 'vitest'
import { consumerInWords, eventInWords } from './event-words.ts'

test.each([
  ['dictionary-article.published.v1', 'Article published'],
  ['search-index.rebuild-requested.v1', 'Search index rebuild requested'],
  ['sold-items.imported.v1', 'Sold items imported'],
  ['vault-media.added.v1', 'Photo or video added'],
])('the event %s is told as %s', (type, words) => {
  expect(eventInWords(type)).toBe(words)
})

test.each([
  ['dictionary-search', 'Search for articles'],
  ['vault-items-search', 'Search for vault items'],
  ['index-imported-sold-items', 'Search for imported sold items'],
  ['send-mail', 'Sending of emails'],
  ['look-after-letters', 'Look after letters'],
])('the consumer %s is told as %s', (consumer, words) => {
  expect(consumerInWords(consumer)).toBe(words)
})

test('no event and no consumer of ours is told with a code', () => {
  const all: readonly AreaDefinition[] = areas
  const events = all.flatMap((area) => area.events ?? []).map((event) => eventInWords(event.type))
  const consumers = all.flatMap((area) => Object.keys(area.consumers ?? {})).map(consumerInWords)
  expect(events.length).toBeGreaterThan(30)
  expect(consumers.length).toBeGreaterThan(5)
  expect([...events, ...consumers].filter((words) => /[-._]|\bv1\b/.test(words))).toEqual([])
})
