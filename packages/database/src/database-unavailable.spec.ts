import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('refused'), { code })

test.each([
  ['a statement that was canceled', withCode('57014')],
  ['a backend that was ended', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a connection exception', withCode('08006')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a host with two addresses that both refuse', new AggregateError([withCode('ECONNREFUSED')])],
  ['a connection that ended in the middle', new Error('Connection terminated unexpectedly')],
  [
    'a client that was lost while it was checked out',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a pool that stayed full', new Error('timeout exceeded when trying to connect')],
  ['an error that wraps one of them', new Error('the query failed', { cause: withCode('57P01') })],
])('%s says that the database is away', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ['a violated constraint', withCode('23505')],
  ['a missing table', withCode('42P01')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['no error at all', 'away'],
])('%s does not', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})
