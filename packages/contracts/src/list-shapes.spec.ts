import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

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

const isPaged = ({ method, query }: Endpoint) => method === 'GET' && part(shapeOf(query, 'input'), 'offset') !== undefined

/** Two lists whose own shape a document writes down, and what is asked beside a page of results, which has the meta. */
const ownLists = ['dictionary.manage-articles', 'payment-emails.list-emails', 'library.list-matching-chapters']
/** What is made is no record that a number names. */
const noRecords = ['teams.make-invited-account', 'texts.make-preview-link']

test.each(endpoints.filter((endpoint) => isPaged(endpoint) && !ownLists.includes(endpoint.name)))('D1-201: $name responds with items and meta', ({ response }) => {
  const shape = shapeOf(response, 'output')
  expect(part(shape, 'items')?.type).toBe('array')
  expect(namesIn(part(shape, 'meta'))).toEqual(['total', 'currentLimit', 'currentOffset'])
  for (const name of ['total', 'currentLimit', 'currentOffset']) expect(part(part(shape, 'meta') ?? {}, name)?.type).toBe('integer')
})

test.each(endpoints.filter(({ status, name }) => status === 201 && !noRecords.includes(name)))('D1-201: $name responds with the number of what was created', ({ response, access }) => {
  const shape = shapeOf(response, 'output')
  // The console's own screens speak the dialect of ra-data-simple-rest: the record itself.
  const isConsoles = typeof access === 'object' && part(shape, 'response') === undefined
  expect(part(isConsoles ? shape : (part(shape, 'response') ?? {}), 'id')?.type).toBe('integer')
})

test('D1-201: every list and every record that is created is looked at', () => {
  expect(endpoints.filter(isPaged).length).toBeGreaterThan(20)
  expect(endpoints.filter(({ status }) => status === 201).length).toBeGreaterThan(15)
  const known = new Set(endpoints.map(({ name }) => name))
  expect([...ownLists, ...noRecords].filter((name) => !known.has(name))).toEqual([])
})
