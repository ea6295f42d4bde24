import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const ADMIN = '/api/v1/partners/admin/partners'
const DRAW = '/api/v1/partners/data-partners'
const SOURCES = '/api/v1/partners/sources'

let api: TestApi
let staff: TestCall

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  for (let number = 1; number <= 14; number += 1) await staff('POST', ADMIN, { body: house(number) })
})
afterAll(() => api.close())

function house(number: number, changes: Record<string, unknown> = {}) {
  return {
    source: `House ${number}`,
    sourceUrl: `house-${number}`,
    graphicUrl: `/media/partners/house-${number}.svg`,
    bgColor: '#1f3a2e',
    about: 'Sells clocks.',
    website: 'https://house.example/',
    ...changes,
  }
}

const fieldsOf = (body: { errors?: { field: string; errorCode: string }[] }) =>
  body.errors?.map(({ field, errorCode }) => `${field} ${errorCode}`)
const names = async () =>
  (await api.visitor('GET', SOURCES)).body.items.map(({ source }: { source: string }) => source)

describe('the public calls', () => {
  it('D1-145, D1-146: draw eight partners with exactly the documented fields, anew each time, and never from a cache', async () => {
    const draws = await Promise.all(Array.from({ length: 12 }, () => api.visitor('GET', DRAW)))
    for (const { status, headers, body } of draws) {
      expect([status, headers['cache-control'], body.items.length]).toEqual([200, 'private, no-store', 8])
      expect(new Set(body.items.map(({ id }: { id: number }) => id)).size).toBe(8)
      expect(Object.keys(body.items[0]).toSorted()).toEqual([
        'bgColor',
        'graphicUrl',
        'id',
        'source',
        'sourceUrl',
      ])
    }
    // Twelve draws of the same eight in the same order have a chance of one in 10 to the power of 91.
    expect(new Set(draws.map(({ body }) => JSON.stringify(body.items))).size).toBeGreaterThan(1)
  })

  it('list everybody in order', async () => {
    const { body } = await api.visitor('GET', SOURCES)
    expect(body.meta).toEqual({ total: 14, currentLimit: 14, currentOffset: 0 })
    expect(body.items.slice(0, 2).map(({ sourceUrl }: { sourceUrl: string }) => sourceUrl)).toEqual([
      'house-1',
      'house-2',
    ])
  })

  it('tell of one partner, and of an unknown one that there is none', async () => {
    const { body } = await api.visitor('GET', `${SOURCES}/house-3`)
    expect(body).toMatchObject({
      source: 'House 3',
      bgColor: '#1F3A2E',
      about: 'Sells clocks.',
      records: '',
      website: 'https://house.example/',
    })
    expect((await api.visitor('GET', `${SOURCES}/nobody`)).status).toBe(404)
  })
})

describe('what staff write', () => {
  it.each([
    ['a script as website', { website: 'javascript:alert(1)' }, 'website invalid'],
    ['data as website', { website: 'data:text/html,hello' }, 'website invalid'],
    ['a script as graphic', { graphicUrl: 'javascript:alert(1)' }, 'graphicUrl invalid'],
    ['data as graphic', { graphicUrl: 'data:image/svg+xml,<svg/>' }, 'graphicUrl invalid'],
    ['a graphic from elsewhere', { graphicUrl: 'https://elsewhere.example/a.svg' }, 'graphicUrl invalid'],
    ['a script as url', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl invalid'],
    ['a path as url', { sourceUrl: '../dictionary' }, 'sourceUrl invalid'],
    ['no url', { sourceUrl: ' ' }, 'sourceUrl null'],
    ['a name of two lines', { source: 'House\r\nBcc: x@y.example' }, 'source invalid'],
    ['a name that no column holds', { source: 'a\u0000b' }, 'source invalid'],
    ['a color by name', { bgColor: 'red' }, 'bgColor invalid'],
    ['a color that ends a style', { bgColor: '#fff;x:url(//e)' }, 'bgColor invalid'],
    ['a color on which no words can be read', { bgColor: '#7C7C7C' }, 'bgColor invalid'],
  ])('%s is refused at its field', async (_, changes, field) => {
    const { status, body } = await staff('POST', ADMIN, { body: house(99, changes) })
    expect(status).toBe(400)
    expect(fieldsOf(body)).toContain(field)
  })

  it('a url belongs to one partner, also where two ask at once', async () => {
    const { status, body } = await staff('POST', ADMIN, { body: house(1) })
    expect([status, fieldsOf(body)]).toEqual([409, ['sourceUrl exists']])
    const twins = await Promise.all([
      staff('POST', ADMIN, { body: house(50) }),
      staff('POST', ADMIN, { body: house(50) }),
    ])
    expect(twins.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([201, 409])
    await staff('DELETE', `${ADMIN}/${twins.find((response) => response.status === 201)?.body.id}`)
  })

  it('a change is seen by the next reader, and never goes over somebody else’s unseen', async () => {
    const { body: partner } = await staff('POST', ADMIN, { body: house(60) })
    const change = async (source: string, revision: number) =>
      await staff('PUT', `${ADMIN}/${partner.id}`, {
        body: house(60, { source }),
        headers: { 'if-match': `"${revision}"` },
      })
    expect((await change('House Sixty', partner.revision)).body).toMatchObject({
      source: 'House Sixty',
      place: 15,
      revision: partner.revision + 1,
    })
    expect((await change('House 6-0', partner.revision)).status).toBe(412)
    expect((await names()).at(-1)).toBe('House Sixty')
    await staff('DELETE', `${ADMIN}/${partner.id}`)
    expect(await names()).not.toContain('House Sixty')
    expect((await staff('DELETE', `${ADMIN}/${partner.id}`)).status).toBe(404)
  })

  it('partners are found by their ids, as fields of other resources ask for them', async () => {
    const { body: all } = await staff('GET', ADMIN)
    const ids = [all[1].id, all[0].id]
    const found = async (id: unknown) =>
      (await staff('GET', `${ADMIN}?filter=${encodeURIComponent(JSON.stringify({ id }))}`)).body.map(
        (partner: { id: number }) => partner.id,
      )
    expect(await found(ids)).toEqual([all[0].id, all[1].id])
    expect(await found(all[0].id)).toEqual([all[0].id])
    expect(await found('none')).toEqual([])
  })

  it('a partner moves to another place and everybody else makes room', async () => {
    const { body } = await staff('GET', `${ADMIN}?filter=${encodeURIComponent('{"q":"House 3"}')}`)
    await staff('PUT', `${ADMIN}/${body[0].id}/place`, { body: { place: 1 } })
    expect((await names()).slice(0, 4)).toEqual(['House 3', 'House 1', 'House 2', 'House 4'])
    await staff('PUT', `${ADMIN}/${body[0].id}/place`, { body: { place: 3 } })
    expect((await names()).slice(0, 4)).toEqual(['House 1', 'House 2', 'House 3', 'House 4'])
    expect((await staff('PUT', `${ADMIN}/999999/place`, { body: { place: 1 } })).status).toBe(404)
  })

  it('leaves an event for the caches and an audit entry, and neither where it is refused', async () => {
    const count = async () => ({
      events: (
        await api.data.database
          .selectFrom('outbox_events')
          .select('id')
          .where('type', 'like', 'data-partner.%')
          .execute()
      ).length,
      entries: (
        await api.data.database
          .selectFrom('audit_entries')
          .select('id')
          .where('action', 'like', 'data-partner.%')
          .execute()
      ).length,
    })
    const before = await count()
    const { body } = await staff('POST', ADMIN, { body: house(70) })
    await staff('POST', ADMIN, { body: house(70) })
    await staff('PUT', `${ADMIN}/${body.id}`, { body: house(71) })
    await staff('PUT', `${ADMIN}/${body.id}/place`, { body: { place: 2 } })
    await staff('DELETE', `${ADMIN}/${body.id}`)
    const after = await count()
    expect([after.events - before.events, after.entries - before.entries]).toEqual([4, 4])
  })

  it('is listed for the console with its total, sorted and searched', async () => {
    const { headers, body } = await staff(
      'GET',
      `${ADMIN}?sort=${encodeURIComponent('["source","DESC"]')}&range=${encodeURIComponent('[0,1]')}`,
    )
    expect(headers['content-range']).toBe('partners 0-1/14')
    expect(body.map(({ source }: { source: string }) => source)).toEqual(['House 9', 'House 8'])
  })
})
