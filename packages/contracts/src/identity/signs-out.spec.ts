import { expect, test } from 'vitest'
import { fillPath } from '../client.ts'
import { endpoints } from '../areas.ts'
import { signsMemberOut } from './signs-out.ts'

const exempt = [
  'identity.sign-in',
  'identity.read-user-details',
  'newsletter.subscribe',
  'dictionary.suggest-titles',
  'worth-score.read-lite-valuation',
  'vault-items.read-public-item',
  'collections.read-public-collection',
  'collections.list-public-items',
]

test.each(endpoints)('D1-018, D3-178, D3-179: a 401 of $name', ({ name, method, path }) => {
  expect(signsMemberOut({ method, path: fillPath(path, { query: { a: 'b' } }), status: 401 })).toBe(
    !exempt.includes(name),
  )
})

test.each([
  ['GET', '/api/v1/vault/public/item-collections/7', false],
  ['GET', '/api/v1/vault/item-collections/7', true],
  ['GET', '/api/v1/vault/publications', true],
  ['GET', '/api/v1/worthscore/lite-valuation?itemId=7', false],
  ['POST', '/api/v1/vault/public/item-collections/7', true],
])('D1-018, D3-178, D3-179: a 401 of %s %s signs out: %s', (method, path, out) => {
  expect(signsMemberOut({ method, path, status: 401 })).toBe(out)
})

test.each([200, 400, 403, 404, 429, 500, 503])(
  'D1-018, D3-178, D3-179: a %i signs nobody out, on any call',
  (status) => {
    expect(endpoints.some(({ method, path }) => signsMemberOut({ method, path, status }))).toBe(false)
  },
)
