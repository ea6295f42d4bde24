import { preferenceMessages } from '@vitrine/contracts/preferences/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/user-preferences'

let api: TestApi

beforeAll(async () => {
  api = await testApi()
})

afterAll(() => api.close())

test('D1-194, D2-194, D2-197, D2-198: a preference is created, changed and removed; then its default holds again', async () => {
  const member = await api.signedIn('ROLE_FREE')
  expect((await member('GET', path)).body).toMatchObject({
    vaultItemsViewType: 'list',
    dictionarySortingPreference: null,
    passwordExpired: false,
  })
  const created = await member('POST', path, {
    body: { preference: { key: 'dictionarySortingPreference' }, value: 'title:asc' },
  })
  expect([created.status, created.body]).toEqual([
    200,
    { key: 'dictionarySortingPreference', value: 'title:asc' },
  ])
  const changed = await member('PUT', `${path}/dictionarySortingPreference?value=title%3Adesc`)
  expect([changed.status, changed.body]).toEqual([
    200,
    { key: 'dictionarySortingPreference', value: 'title:desc' },
  ])
  expect((await member('GET', path)).body.dictionarySortingPreference).toBe('title:desc')
  expect((await member('DELETE', `${path}/dictionarySortingPreference`)).status).toBe(204)
  expect((await member('GET', path)).body.dictionarySortingPreference).toBeNull()
})

test('D2-027, D2-195, D2-196: a new member has the defaults, and every key but one is theirs to set', async () => {
  const member = await api.signedIn('ROLE_FREE')
  expect((await member('GET', path)).body).toEqual({
    vaultTitle: 'My Vault',
    vaultCollectionsViewType: 'column',
    vaultItemsViewType: 'list',
    vaultCollectionListSort: 'createdDate:desc',
    vaultItemsListSort: 'createdDate:desc',
    vaultTagListSort: 'createdDate:desc',
    dictionarySortingPreference: null,
    passwordExpired: false,
  })
  const chosen = {
    vaultTitle: 'Clocks',
    vaultCollectionsViewType: 'row',
    vaultItemsViewType: 'grid',
    vaultCollectionListSort: 'title:asc',
    vaultItemsListSort: 'title:asc',
    vaultTagListSort: 'title:asc',
    dictionarySortingPreference: 'title:desc',
  }
  for (const [key, value] of Object.entries(chosen))
    expect((await member('PUT', `${path}/${key}?value=${encodeURIComponent(value)}`)).status).toBe(200)
  expect((await member('GET', path)).body).toEqual({ ...chosen, passwordExpired: false })
})

test('D1-192: each member has their own; a visitor has none', async () => {
  const [one, other] = [await api.signedIn('ROLE_FREE'), await api.signedIn('ROLE_FREE')]
  await one('PUT', `${path}/vaultTitle?value=Snuff%20boxes`)
  expect((await one('GET', path)).body.vaultTitle).toBe('Snuff boxes')
  expect((await other('GET', path)).body.vaultTitle).toBe('My Vault')
  expect((await api.visitor('GET', path)).status).toBe(401)
  expect((await api.visitor('PUT', `${path}/vaultTitle?value=x`)).status).toBe(401)
})

test('D2-196, D2-198, D2-200: what is no preference, or no value of it, is refused at its field', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const unknown = await member('POST', path, {
    body: { preference: { key: 'passwordExpired' }, value: 'false' },
  })
  expect([unknown.status, unknown.body.errors]).toEqual([
    400,
    [{ field: 'preference.key', errorCode: 'invalid', errorMessage: preferenceMessages.unknownKey }],
  ])
  const blank = await member('PUT', `${path}/vaultTitle?value=%20%20`)
  expect([blank.status, blank.body.errors]).toEqual([
    400,
    [{ field: 'value', errorCode: 'invalid', errorMessage: preferenceMessages.vaultTitleBlank }],
  ])
  expect((await member('PUT', `${path}/vaultTitle?value=%00`)).status).toBe(400)
  expect((await member('PUT', `${path}/nothing?value=x`)).status).toBe(404)
  expect((await member('DELETE', `${path}/nothing`)).status).toBe(404)
})

test('the same choice from many windows at once is one row', async () => {
  const member = await api.signedIn('ROLE_FREE')
  const responses = await Promise.all(
    Array.from({ length: 8 }, () =>
      member('POST', path, { body: { preference: { key: 'vaultTagListSort' }, value: 'name:asc' } }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await member('GET', path)).body.vaultTagListSort).toBe('name:asc')
})
