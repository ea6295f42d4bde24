import { textMessages } from '@vitrine/contracts/texts/messages'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { articleDetails, dictionaryApi } from '../testing/dictionary-fixtures.ts'

const ADMIN = '/api/v1/dictionary/admin/articles'

const { api, staff, place } = await dictionaryApi()
let url: string
let text: string

const at = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000).toISOString()
const schedule = async (action: string, dueAt: string) =>
  await staff('PUT', `${text}/schedule`, { body: { action, dueAt } })
const schedules = async () => (await staff('GET', text)).body.schedules
const listed = async () => (await staff('GET', '/api/v1/texts/admin/schedules')).body.items
const publish = async (what = 'publish') => await staff('PUT', `${ADMIN}/${url}/${what}`, { body: { url } })

afterAll(() => api.close())
beforeEach(async () => {
  const details = articleDetails(place)
  url = details.url
  const { body } = await staff('POST', ADMIN, { body: details })
  text = `/api/v1/texts/admin/dictionary-article/${body.response.id}`
})

test('a time to come is shown with the text and in the list of all, by whom; another takes its place', async () => {
  expect(await schedule('publish', at(48))).toMatchObject({
    status: 200,
    body: {
      url,
      status: 'UNPUBLISHED',
      schedules: [{ action: 'publish', state: 'waiting', madeBy: 'Someone' }],
    },
  })
  const sooner = at(24)
  await schedule('publish', sooner)
  expect((await schedules()).map(({ dueAt }: { dueAt: string }) => dueAt)).toEqual([sooner])
  // An article that will be on the site by then may leave it later.
  expect((await schedule('unpublish', at(72))).status).toBe(200)
  expect(
    (await listed())
      .find((one: { url: string }) => one.url === url)
      .schedules.map(({ action }: { action: string }) => action),
  ).toEqual(['publish', 'unpublish'])
})

test('it is called off by a call, which is audited once, and by deleting the article', async () => {
  await schedule('publish', at(1))
  expect((await staff('DELETE', `${text}/schedule/publish`)).body.schedules).toEqual([])
  await staff('DELETE', `${text}/schedule/publish`)
  const { rows } = await api.data.pool.query(
    `SELECT action FROM audit_entries WHERE subject_id = $1 AND action LIKE '%schedule%' ORDER BY id`,
    [text.split('/').at(-1)],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'dictionary-article.publish-scheduled',
    'dictionary-article.publish-unscheduled',
  ])
  await schedule('publish', at(1))
  await staff('DELETE', `${ADMIN}/${url}`)
  expect((await listed()).map((one: { url: string }) => one.url)).not.toContain(url)
})

test('whoever publishes by hand needs no schedule any more', async () => {
  await schedule('publish', at(1))
  await publish()
  expect(await schedules()).toEqual([])
  await schedule('unpublish', at(1))
  await publish('unpublish')
  expect(await schedules()).toEqual([])
})

test.each([
  ['a time that has passed', 'publish', (): string => at(-1), 400, textMessages.timePassed],
  [
    'a time in another century',
    'publish',
    (): string => '2126-01-01T00:00:00Z',
    400,
    textMessages.timeTooFar,
  ],
  ['what is no time', 'publish', (): string => 'soon', 400, textMessages.timeInvalid],
  [
    'taking off what is not on the site',
    'unpublish',
    (): string => at(1),
    409,
    textMessages.nothingToUnpublish,
  ],
])('%s is refused with a sentence', async (_, action, dueAt, status, message) => {
  const refused = await schedule(action, dueAt())
  expect(refused.status).toBe(status)
  expect(JSON.stringify(refused.body)).toContain(message)
  expect(await schedules()).toEqual([])
})
