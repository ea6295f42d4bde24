import { expect, test } from 'vitest'
import { z } from 'zod'
import type { AreaDefinition } from './area.ts'
import { assertAreasFit } from './areas-fit.ts'
import { areas } from './areas.ts'
import { defineEndpoint } from './endpoint.ts'
import { defineEvent } from './event.ts'

const read = defineEndpoint({
  method: 'GET',
  path: '/api/v1/lots',
  name: 'lots.list-lots',
  access: { capability: 'lots.manage' },
  summary: 'All lots',
})
const lotSold = defineEvent('lot.sold.v1', z.object({ lotId: z.int() }), { changes: null })
const files = { field: 'file', maxCount: 1, maxBytes: 1, kinds: ['image/png'] }
const lots: AreaDefinition = {
  name: 'lots',
  endpoints: [read],
  events: [lotSold],
  consumers: { 'lots-search': { follows: [lotSold] } },
  capabilities: ['lots.manage'],
}

test('the areas of the product fit together', () => {
  expect(() => assertAreasFit(areas)).not.toThrow()
  expect(() => assertAreasFit([lots])).not.toThrow()
})

test.each<[string, AreaDefinition[], string]>([
  ['an area that stands twice', [lots, lots], 'the area lots stands twice'],
  [
    'two calls of one path',
    [lots, { name: 'sales', endpoints: [{ ...read, name: 'sales.list-sales' }] }],
    'the path GET /api/v1/lots stands twice',
  ],
  [
    'a call named after another area',
    [{ ...lots, name: 'sales' }],
    'lots.list-lots of the area sales must be named sales.<verb-noun>',
  ],
  [
    'a capability that no area declares',
    [{ ...lots, capabilities: [] }],
    'names the capability lots.manage, which no area declares',
  ],
  [
    'a call that reads a cache that there is not',
    [{ ...lots, endpoints: [{ ...read, reads: ['lots'] }] }],
    'lots.list-lots reads lots, which is no cached area',
  ],
  [
    'a call of members that is kept for everybody',
    [{ ...lots, cached: true, endpoints: [{ ...read, reads: ['lots'], kept: true }] }],
    'lots.list-lots is kept, which only a GET of visitors may be',
  ],
  [
    'an event that changes a cache that there is not',
    [{ ...lots, events: [{ ...lotSold, changes: 'lots' }] }],
    'lot.sold.v1 changes lots, which is no cached area',
  ],
  [
    'a call that takes files and does not say which',
    [{ ...lots, endpoints: [{ ...read, method: 'POST', bodyType: 'multipart' }] }],
    'lots.list-lots must state both files and a body type that holds them',
  ],
  [
    'a call that states files and takes none',
    [{ ...lots, endpoints: [{ ...read, method: 'POST', files }] }],
    'lots.list-lots must state both files and a body type that holds them',
  ],
  [
    'a call that takes files by a GET',
    [{ ...lots, endpoints: [{ ...read, bodyType: 'multipart', files }] }],
    'lots.list-lots takes files by a GET',
  ],
  [
    'a stream of two files',
    [
      {
        ...lots,
        endpoints: [{ ...read, method: 'POST', bodyType: 'stream', files: { ...files, maxCount: 2 } }],
      },
    ],
    'lots.list-lots takes a stream, which is one file',
  ],
  [
    'a stream that is read before',
    [
      {
        ...lots,
        endpoints: [
          { ...read, method: 'POST', bodyType: 'stream', files: { ...files, kinds: ['text/plain'] } },
        ],
      },
    ],
    'lots.list-lots takes a stream of text/plain',
  ],
  [
    'a stream with a schema',
    [{ ...lots, endpoints: [{ ...read, responseType: 'stream', response: z.string() }] }],
    'lots.list-lots gives a stream, which has no schema',
  ],
  [
    'kinds of a stream that is not given',
    [{ ...lots, endpoints: [{ ...read, responseKinds: ['text/csv'] }] }],
    'lots.list-lots states kinds of a stream that it does not give',
  ],
  [
    'a consumer that is named as an index names its own',
    [{ ...lots, indexes: { lots: { record: 'lot', follows: [lotSold] } } }],
    'the consumer lots-search stands twice',
  ],
  ['an event that nobody follows', [{ ...lots, consumers: {} }], 'nobody follows the event lot.sold.v1'],
])('%s stops the start', (_, given, problem) => {
  expect(() => assertAreasFit(given)).toThrow(problem)
})

test('an index follows events by a consumer of its own', () => {
  expect(() =>
    assertAreasFit([{ ...lots, consumers: {}, indexes: { lots: { record: 'lot', follows: [lotSold] } } }]),
  ).not.toThrow()
})

test('an event may say that nobody follows it, and a change of a cached area is always followed', () => {
  expect(() => assertAreasFit([{ ...lots, consumers: {}, unfollowed: [lotSold] }])).not.toThrow()
  expect(() =>
    assertAreasFit([{ ...lots, events: [{ ...lotSold, changes: 'lots' }], consumers: {}, cached: true }]),
  ).not.toThrow()
})
