import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './areas.ts'

type Shape = z.core.JSONSchema.JSONSchema

/** What a call takes or responds with, as plain data. */
function shapeOf(schema: z.ZodType | undefined, io: 'input' | 'output'): Shape {
  return schema === undefined ? {} : z.toJSONSchema(schema, { unrepresentable: 'any', io })
}
function part(shape: Shape, name: string): Shape | undefined {
  const found = shape.properties?.[name]
  return typeof found === 'object' ? found : undefined
}
const namesIn = (shape: Shape | undefined): string[] => Object.keys(shape?.properties ?? {})

/** The console's own screens speak the dialect of ra-data-simple-rest. */
const isConsoles = ({ access }: Endpoint) => typeof access === 'object'
const isPaged = ({ method, query }: Endpoint) =>
  method === 'GET' && part(shapeOf(query, 'input'), 'offset') !== undefined
const responseOf = ({ response }: Endpoint) => shapeOf(response, 'output')
const isList = (endpoint: Endpoint) =>
  endpoint.method === 'GET' && part(responseOf(endpoint), 'items') !== undefined

/**
 * Two lists whose own shape a document writes down, and what is asked beside a page of results, which has the
 * meta.
 */
const ownLists = [
  'dictionary.manage-articles',
  'payment-emails.list-emails',
  'library.list-matching-chapters',
]
/**
 * Never a page of something longer: suggestions, counts, states and prices of what was named, a page's own
 * choices, few by nature.
 */
const wholeLists = [
  'dictionary.suggest-titles',
  'price-guide.suggest-sold-items',
  'auctions.suggest-titles',
  'marks.suggest-marks',
  'blog.suggest-titles',
  'library.suggest-books',
  'all-sections.suggest',
  'members.suggest-emails',
  'vault-items.suggest-items',
  'vault-items.suggest-for-dashboard',
  'vault-items.list-valuations',
  'example-vault.read',
  'dictionary.count-by-letter',
  'dictionary.count-by-category',
  'dictionary.list-related-articles',
  'taxonomy.list-root-names',
  'identity.list-common-passwords',
  'identity.list-sessions',
  'members.emails-by-id',
  'caches.list-kept-in-memory',
  'price-guide.read-prices',
  'favorites.read-states',
  'collections.read-collection',
  'memberships.list-rate-plans',
  'billing.list-refunds-due',
  'texts.list-schedules',
  'texts.read-check-levels',
  'texts.find-records',
  'texts.find-pictures',
  'texts.list-preview-links',
]
/** What is made is no record that a number names. */
const noRecords = [
  // Adds several, and responds with all that there are.
  'own-fields.add-set',
  'own-fields.order',
  'vault-drafts.create-several',
  'preferences.create',
  'teams.add-slots',
  'teams.make-invited-account',
  'texts.make-preview-link',
]

test.each(
  endpoints.filter(
    (endpoint) =>
      (isPaged(endpoint) || isList(endpoint)) && ![...ownLists, ...wholeLists].includes(endpoint.name),
  ),
)('D1-201: $name responds with items and meta', (endpoint) => {
  const shape = responseOf(endpoint)
  expect(part(shape, 'items')?.type).toBe('array')
  expect(namesIn(part(shape, 'meta'))).toEqual(['total', 'currentLimit', 'currentOffset'])
  for (const name of ['total', 'currentLimit', 'currentOffset'])
    expect(part(part(shape, 'meta') ?? {}, name)?.type).toBe('integer')
})

test('D1-201: a bare array is the console’s, or documented', () => {
  expect(
    endpoints
      .filter((endpoint) => responseOf(endpoint).type === 'array' && !isConsoles(endpoint))
      .map(({ name }) => name),
  ).toEqual(['taxonomy.list-ancestors'])
})

const creates = ({ status, name }: Endpoint) =>
  status === 201 || /\.((create|add|make)(-|$)|save$)/.test(name)
test.each(endpoints.filter((endpoint) => creates(endpoint) && !noRecords.includes(endpoint.name)))(
  'D1-201: $name responds with the number of what was created',
  (endpoint) => {
    const shape = responseOf(endpoint)
    const isBare = isConsoles(endpoint) && part(shape, 'response') === undefined
    expect(part(isBare ? shape : (part(shape, 'response') ?? {}), 'id')?.type).toBe('integer')
  },
)

test('D1-201: every list and every record that is created is looked at', () => {
  expect(endpoints.filter(isPaged).length).toBeGreaterThan(20)
  expect(endpoints.filter(creates).length).toBeGreaterThan(20)
  const known = new Set(endpoints.map(({ name }) => name))
  expect([...ownLists, ...wholeLists, ...noRecords].filter((name) => !known.has(name))).toEqual([])
})
