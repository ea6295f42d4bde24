import { forbiddenWordMessages as messages } from '@vitrine/contracts/forbidden-words/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '../testing/members.ts'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const path = '/api/v1/vault/admin/forbidden-words'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
})
afterAll(() => api.close())

const wordIn = async (text: string) => {
  const { call } = await aMember(api.app, api.data.database, 'unlimited')
  return (await call('POST', '/api/v1/vault/forbidden-words/check', { body: { text } })).body.word
}

test('D2-086: staff refuse a word, allow it, and forget it, and each counts at once', async () => {
  expect(await wordIn('an ivory box')).toBe(null)
  const { status, body } = await staff('POST', path, { body: { word: ' Ivory ' } })
  expect([status, body]).toEqual([
    201,
    { id: expect.any(Number), word: 'Ivory', isAllowed: false, revision: 1 },
  ])
  expect(await wordIn('an IVORY box')).toBe('IVORY')
  expect(
    (await staff('PUT', `${path}/${body.id}`, { body: { word: 'Ivory', isAllowed: true } })).body,
  ).toMatchObject({ isAllowed: true, revision: 2 })
  expect(await wordIn('an ivory box')).toBe(null)
  expect((await staff('DELETE', `${path}/${body.id}`)).status).toBe(204)
  expect((await staff('GET', `${path}/${body.id}`)).status).toBe(404)
  const actions = await api.data.database
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_type', '=', 'forbidden-word')
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    'forbidden-word.created',
    'forbidden-word.updated',
    'forbidden-word.deleted',
  ])
})

test('a word is there once, whatever its capitals, and is one word', async () => {
  const errorsOf = async (word: unknown) => (await staff('POST', path, { body: { word } })).body.errors
  await staff('POST', path, { body: { word: 'Tusk' } })
  expect(await errorsOf('TUSK')).toEqual([
    { field: 'word', errorCode: 'exists', errorMessage: messages.exists },
  ])
  expect(await errorsOf('two words')).toEqual([
    { field: 'word', errorCode: 'invalid', errorMessage: messages.notOneWord },
  ])
  expect(await errorsOf('x'.repeat(41))).toEqual([
    { field: 'word', errorCode: 'Size', errorMessage: messages.tooLong },
  ])
  expect(await errorsOf(' ')).toEqual([{ field: 'word', errorCode: 'null', errorMessage: messages.missing }])
})

test('they are listed in the console’s dialect', async () => {
  await staff('POST', path, { body: { word: 'cock', isAllowed: true } })
  const listed = await staff(
    'GET',
    `${path}?filter=${encodeURIComponent('{"isAllowed":true}')}&sort=${encodeURIComponent('["word","ASC"]')}`,
  )
  expect([listed.headers['content-range'], listed.body.map(({ word }: { word: string }) => word)]).toEqual([
    'forbidden-words 0-0/1',
    ['cock'],
  ])
  expect((await staff('GET', `${path}?filter=${encodeURIComponent('{"q":"US"}')}`)).body).toMatchObject([
    { word: 'Tusk' },
  ])
})
