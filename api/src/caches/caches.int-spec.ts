import { cacheAreas } from '@vitrine/contracts/areas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'
import { aPartner } from '../testing/partner-fixtures.ts'

const SOURCES = '/api/v1/partners/sources'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  await aPartner(staff)
})
afterAll(() => api.close())

const names = async () =>
  (await api.visitor('GET', SOURCES)).body.items.map(({ source }: { source: string }) => source)
/** Behind every cache: no command, no event. */
const rename = (source: string) => api.data.database.updateTable('data_partners').set({ source }).execute()

describe('the caches', () => {
  it('D1-189: are listed for staff; a member may not see them, a visitor has to sign in', async () => {
    const { status, body } = await staff('GET', '/actuator/caches')
    expect(status).toBe(200)
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(cacheAreas)
    expect(body.meta).toEqual({ total: cacheAreas.length, currentLimit: cacheAreas.length, currentOffset: 0 })
    const member = await api.signedIn('ROLE_FREE')
    expect([
      (await member('GET', '/actuator/caches')).status,
      (await api.visitor('GET', '/actuator/caches')).status,
    ]).toEqual([403, 401])
  })

  it('D1-190: have scenarios, for staff alone', async () => {
    const { body } = await staff('GET', '/oms/cache/scenario')
    expect(body.items).toEqual([
      { name: 'dictionary', caches: ['dictionary', 'taxonomy'] },
      { name: 'site', caches: cacheAreas },
    ])
    const member = await api.signedIn('ROLE_FREE')
    expect([
      (await member('GET', '/oms/cache/scenario')).status,
      (await api.visitor('GET', '/oms/cache/scenario')).status,
    ]).toEqual([403, 401])
  })

  it.each([
    ['cache', '/actuator/caches/partners', '/actuator/caches/taxonomy'],
    ['scenario', '/oms/cache/scenario/site', '/oms/cache/scenario/dictionary'],
  ])(
    'D1-191: hold what was read until the %s that it belongs to is cleared',
    async (kind, address, another) => {
      const [old, fresh] = [`Before ${kind}`, `After ${kind}`]
      await rename(old)
      await staff('DELETE', '/actuator/caches/partners')
      expect(await names()).toEqual([old])
      await rename(fresh)
      expect((await staff('DELETE', another)).status).toBe(204)
      expect(await names()).toEqual([old])
      expect((await staff('DELETE', address)).status).toBe(204)
      expect(await names()).toEqual([fresh])
    },
  )

  it('D1-191: that are unknown are not there; who cleared which is kept', async () => {
    expect([
      (await staff('DELETE', '/actuator/caches/none')).status,
      (await staff('DELETE', '/oms/cache/scenario/none')).status,
    ]).toEqual([404, 404])
    await staff('DELETE', '/oms/cache/scenario/dictionary')
    const entry = await api.data.database
      .selectFrom('audit_entries')
      .select(['action', 'subject_id', 'details'])
      .where('action', '=', 'cache-scenario.cleared')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(entry).toEqual({
      action: 'cache-scenario.cleared',
      subject_id: 'dictionary',
      details: { caches: ['dictionary', 'taxonomy'] },
    })
  })
})
