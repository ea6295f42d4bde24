import { expect, test } from 'vitest'
import { parseSimpleRest, wantedIds } from './simple-rest.ts'

const nothing = { sort: '', range: '', filter: '' }

test.each([
  [['id', 'at'], { field: 'id', direction: 'desc' }],
  [['failedAt', 'consumer'], { field: 'failedAt', direction: 'desc' }],
  [['lastName', 'id'], { field: 'lastName', direction: 'asc' }],
] as const)('a list by %j that is asked for no order comes as %j', (sortable, sort) => {
  expect(parseSimpleRest<string>(nothing, sortable).sort).toEqual(sort)
})

test.each([
  ['{"q":"a\\u0000b"}', 'filter.q'],
  ['{"q":"\\ud800"}', 'filter.q'],
  ['{"a":{"b":["\\u0000"]}}', 'filter.a.b.0'],
  ['{"\\u0000":1}', 'filter'],
])('a filter %s is refused at its field', (filter, field) => {
  expect(() => parseSimpleRest({ ...nothing, filter }, ['id'])).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_FAILED',
      fieldErrors: [expect.objectContaining({ field, errorCode: 'invalid' })],
    }),
  )
})

test('an order that is asked for holds', () => {
  expect(parseSimpleRest({ ...nothing, sort: '["id","ASC"]' }, ['id']).sort).toEqual({
    field: 'id',
    direction: 'asc',
  })
})

test.each([
  [{}, null],
  [{ id: 3 }, [3]],
  [{ id: ['3', 4] }, [3, 4]],
  [{ id: 'three' }, []],
])('a list under %j is asked for the ids %j', (filter, ids) => {
  expect(wantedIds({ filter })).toEqual(ids)
})
