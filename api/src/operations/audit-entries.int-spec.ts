import { anAuthor, aCategory, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { recordAudit } from '@vitrine/domain/audit/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  api = await testApi()
  staff = await api.signedIn('ROLE_ADMIN')
})
afterAll(() => api.close())

const entriesOf = async (action: string) => (await staff('GET', `/api/v1/operations/audit-entries?filter=${encodeURIComponent(JSON.stringify({ action }))}`)).body
const note = (action: string, type: string, id: string | number) => recordAudit(api.data.database, { actor: { name: 'test' }, action, subject: { type, id } })

test('an entry says what its subject is called now, and where an article is edited', async () => {
  const { database } = api.data
  const [authorId, categoryId] = [await anAuthor(database, 'Okonkwo'), await aCategory(database)]
  const id = await aPublishedArticle(database, { authorId, categoryId, title: 'Celadon' })
  const { url } = await database.selectFrom('articles').select('url').where('id', '=', id).executeTakeFirstOrThrow()
  await note('test-names.one', 'dictionary-article', id)
  await note('test-names.two', 'dictionary-author', authorId)
  // One that is gone, one whose id is no number, and a kind without names.
  await note('test-names.three', 'dictionary-article', 999_999)
  await note('test-names.four', 'dictionary-article', 'celadon')
  await note('test-names.five', 'endpoint', 'members.list-members')
  const named = (await entriesOf('test-names.')).map(({ subjectName, subjectUrl }: Record<string, unknown>) => [subjectName, subjectUrl])
  expect(named).toEqual([[null, null], [null, null], [null, null], [expect.stringContaining('Okonkwo'), null], ['Celadon', url]])
})

test('each action of the log is listed once, in order, whatever follows it', async () => {
  for (const action of ['test-actions.b', 'test-actions.a', 'test-actions.b', 'test-Actions.c']) await note(action, 'endpoint', 'x')
  const { body } = await staff('GET', '/api/v1/operations/audit-actions')
  expect(body.filter((action: string) => /^test-actions/i.test(action))).toEqual(['test-Actions.c', 'test-actions.a', 'test-actions.b'])
  expect(await entriesOf('test-actions.')).toHaveLength(3)
})
