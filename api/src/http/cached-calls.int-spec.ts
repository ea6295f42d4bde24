import { fillPath } from '@vitrine/contracts/client'
import { readSoldItem, manageSoldItem } from '@vitrine/contracts/price-guide/endpoints'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

let api: TestApi
let staff: TestCall
let [first, second] = [0, 0]

beforeAll(async () => {
  api = await testApi({ settings: { KEPT_RESPONSES_MB: '1' } })
  staff = await api.signedIn('ROLE_ADMIN')
  const categoryId = await aCategory(api.data.database, { url: 'clocks', title: 'Clocks' })
  first = await aSoldItem(api.data.database, { categoryId, title: 'Mantel Clock' })
  second = await aSoldItem(api.data.database, { categoryId, title: 'Wall Clock' })
})
afterAll(() => api.close())

const read = async (id: number, call: TestCall = api.visitor) =>
  await call('GET', fillPath(readSoldItem.path, { params: { id } }))
const title = async (id: number) => (await read(id)).body.title
/** Behind every cache: no command, no event. */
const rename = (id: number, name: string) =>
  api.data.database.updateTable('sold_items').set({ title: name }).where('id', '=', id).execute()
const clear = () => staff('DELETE', '/actuator/caches/price-guide')

test('a response is kept as it was sent, for whoever asks, until something changes that it was made of', async () => {
  const before = await read(first)
  await rename(first, 'Another Clock')
  const [kept, ofStaff] = [await read(first), await read(first, staff)]
  expect([kept.status, kept.body, ofStaff.body]).toEqual([200, before.body, before.body])
  expect(kept.headers['content-type']).toBe(before.headers['content-type'])
  await clear()
  expect(await title(first)).toBe('Another Clock')
})

test('a change of one record leaves what was made of another alone', async () => {
  expect([await title(first), await title(second)]).toEqual(['Another Clock', 'Wall Clock'])
  await rename(second, 'Unseen Clock')
  const { body } = await staff('GET', fillPath(manageSoldItem.path, { params: { id: first } }))
  const saved = await staff('PUT', fillPath(manageSoldItem.path, { params: { id: first } }), {
    body: { ...body, title: 'Saved Clock' },
    headers: { 'if-match': `"${body.revision}"` },
  })
  expect(saved.status).toBeLessThan(300)
  expect([await title(first), await title(second)]).toEqual(['Saved Clock', 'Wall Clock'])
})

test('nothing is kept beyond its day, and no failure is kept at all', async () => {
  const kept = await title(second)
  await rename(second, 'Next Clock')
  expect(await title(second)).toBe(kept)
  api.clock.advance({ days: 1 })
  expect(await title(second)).toBe('Next Clock')
  const missing = second + 1
  expect((await read(missing)).status).toBe(404)
  await aSoldItem(api.data.database, { categoryId: 1, title: 'New Clock' })
  expect((await read(missing)).status).toBe(200)
})
