import { anAuthor, aCategory, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { recordAudit } from '@vitrine/domain/audit/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
})
afterAll(() => api.close())

const entriesOf = async (action: string) =>
  (
    await staff(
      'GET',
      `/api/v1/operations/audit-entries?filter=${encodeURIComponent(JSON.stringify({ action }))}`,
    )
  ).body
const note = (action: string, type: string, id: string | number) =>
  recordAudit(api.data.database, { actor: { name: 'test' }, action, subject: { type, id } })

test('an entry says what its subject is called now, and where an article is edited', async () => {
  const { database } = api.data
  const [authorId, categoryId] = [await anAuthor(database, 'Okonkwo'), await aCategory(database)]
  const id = await aPublishedArticle(database, { authorId, categoryId, title: 'Celadon' })
  const { url } = await database
    .selectFrom('articles')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await note('test-names.one', 'dictionary-article', id)
  await note('test-names.two', 'dictionary-author', authorId)
  // One that is gone, one whose id is no number, and a kind without names.
  await note('test-names.three', 'dictionary-article', 999_999)
  await note('test-names.four', 'dictionary-article', 'celadon')
  await note('test-names.five', 'endpoint', 'members.list-members')
  const named = (await entriesOf('test-names.')).map(
    ({ subjectName, subjectUrl }: Record<string, unknown>) => [subjectName, subjectUrl],
  )
  expect(named).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [expect.stringContaining('Okonkwo'), null],
    ['Celadon', url],
  ])
})

test('each action of the log is listed once, in order, whatever follows it', async () => {
  for (const action of ['test-actions.b', 'test-actions.a', 'test-actions.b', 'test-Actions.c'])
    await note(action, 'endpoint', 'x')
  const { body } = await staff('GET', '/api/v1/operations/audit-actions')
  expect(body.filter((action: string) => /^test-actions/i.test(action))).toEqual([
    'test-Actions.c',
    'test-actions.a',
    'test-actions.b',
  ])
  expect(await entriesOf('test-actions.')).toHaveLength(3)
})

test('what happened to a membership names the account that has it, is found by its email and is in its own log', async () => {
  const { id, email } = await api.data.database
    .selectFrom('users')
    .select(['id', 'email'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await note('test-membership.asked', 'member', id)
  expect(await entriesOf('test-membership.')).toMatchObject([
    { subject: `member ${id}`, subjectEmail: email },
  ])
  expect(await found({ action: 'test-membership.', subject: email.toUpperCase() })).toEqual([
    'test-membership.asked',
  ])
  const { body } = await staff('GET', `/api/v1/identity/members/${id}/audit-entries`)
  expect(body.map(({ action }: { action: string }) => action)).toContain('test-membership.asked')
})

const found = async (filter: object) =>
  (
    await staff(
      'GET',
      `/api/v1/operations/audit-entries?filter=${encodeURIComponent(JSON.stringify({ action: 'test-found', ...filter }))}`,
    )
  ).body.map(({ action }: { action: string }) => action)

test('entries are found by what their subject is called, by its number or an account’s email, and by day', async () => {
  const { database } = api.data
  const [authorId, categoryId] = [await anAuthor(database, 'Found'), await aCategory(database)]
  const article = await aPublishedArticle(database, { authorId, categoryId, title: '100% Linen & Lace' })
  const { id: userId, email } = await database
    .selectFrom('users')
    .select(['id', 'email'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await note('test-found.article', 'dictionary-article', article)
  await note('test-found.author', 'dictionary-author', authorId)
  await note('test-found.user', 'user', userId)
  await note('test-found.gone', 'search-index', 'dictionary')
  await database
    .updateTable('audit_entries')
    .set({ at: new Date('2026-01-05T12:00:00Z') })
    .where('action', '=', 'test-found.gone')
    .execute()
  expect(await found({ subject: 'linen & l' })).toEqual(['test-found.article'])
  expect(await found({ subject: '100% l' })).toEqual(['test-found.article'])
  expect(await found({ subject: '100_ l' })).toEqual([])
  expect(await found({ subject: 'Found' })).toEqual(['test-found.author'])
  expect(await found({ subject: email.toUpperCase() })).toEqual(['test-found.user'])
  expect(await found({ subject: 'dictionary' })).toEqual(['test-found.gone'])
  expect(await found({ from: '2026-01-05T00:00:00Z', until: '2026-01-06T00:00:00Z' })).toEqual([
    'test-found.gone',
  ])
  expect(await found({ until: '2026-01-05T12:00:00Z' })).toEqual([])
  expect(await found({ from: 'yesterday' })).toHaveLength(4)
})
