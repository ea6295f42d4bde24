import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { viewMessages as messages } from '@vitrine/contracts/vault-items/item-views'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection } from '@vitrine/testing/vault-records'
import { afterAll, describe, expect, test } from 'vitest'
import { aMember, aMemberForLong, type TestMember } from '../testing/members.ts'
import { testApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/items'

const api = await testApi()
const glass = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
afterAll(() => api.close())

type Specific = Partial<VaultItem['itemSpecifics'][number]>
const specific = (displayName: string, value = 'Lion') => ({ displayName, value })

interface OpenItem {
  owner: TestMember
  id: number
  save: (specifics: readonly Specific[]) => Promise<unknown>
  specifics: () => Promise<VaultItem['itemSpecifics']>
  /** By their names. */
  release: (...names: string[]) => ReturnType<TestMember['call']>
  /** What everybody sees, as `Maker: Lion`. */
  shown: () => Promise<string[]>
}

async function anItem(...specifics: readonly Specific[]): Promise<OpenItem> {
  const owner = await aMemberForLong(api, 'unlimited')
  const collectionId = await aCollection(api.data.database, owner.userId, { status: 'public' })
  const body = {
    title: 'Shown vase',
    description: 'Thin.',
    categoryId: glass,
    itemCollections: [{ id: collectionId }],
  }
  const { id } = (await owner.call('POST', path, { body: { ...body, itemSpecifics: specifics } })).body
    .response
  const read = async () => (await owner.call('GET', `${path}/${id}`)).body.itemSpecifics
  return {
    owner,
    id,
    save: (itemSpecifics) => owner.call('PUT', `${path}/${id}`, { body: { ...body, itemSpecifics } }),
    specifics: read,
    release: async (...names) =>
      await owner.call('PUT', `${path}/${id}/released-specifics`, {
        body: {
          ids: (await read()).flatMap((row: Required<Specific>) =>
            names.includes(row.displayName) ? [row.id] : [],
          ),
        },
      }),
    shown: async () =>
      (await api.visitor('GET', `/api/v1/vault/public/items/${id}`)).body.itemSpecifics.map(
        ({ displayName, value }: Required<Specific>) => `${displayName}: ${value}`,
      ),
  }
}

describe('what an owner releases', () => {
  test('is shown to everybody, and nothing else; released again is hidden again', async () => {
    const item = await anItem(specific('Maker'), specific('Found', 'In the attic'))
    expect(await item.shown()).toEqual([])
    const { status, body, headers } = await item.release('Maker')
    const [maker] = await item.specifics()
    expect([status, body, headers['etag']]).toEqual([
      200,
      { ids: [maker?.id], isInPublicCollection: true },
      '"2"',
    ])
    expect(await item.shown()).toEqual(['Maker: Lion'])
    const read = await item.owner.call('GET', `${path}/${item.id}/released-specifics`)
    expect([read.body, read.headers['etag']]).toEqual([body, '"2"'])
    await item.release()
    expect(await item.shown()).toEqual([])
  })

  test('changes the item for whoever has it already, and tells of it', async () => {
    const item = await anItem(specific('Maker'))
    const page = `/api/v1/vault/public/items/${item.id}`
    const { etag } = (await api.visitor('GET', page)).headers
    await item.release('Maker')
    expect((await api.visitor('GET', page, { headers: { 'if-none-match': String(etag) } })).status).toBe(200)
    const events = await api.data.database
      .selectFrom('outbox_events')
      .select('payload')
      .where('type', '=', 'vault-item.updated.v1')
      .execute()
    expect(events.map(({ payload }) => payload)).toContainEqual({ itemId: item.id, revision: 2 })
  })

  test('stays as it is when it is asked for again, with the revision that the item has', async () => {
    const item = await anItem(specific('Maker'))
    await item.release('Maker')
    expect((await item.release('Maker')).headers['etag']).toBe('"2"')
  })

  test('goes by the revision that was read', async () => {
    const item = await anItem(specific('Maker'))
    await item.release('Maker')
    const { status } = await item.owner.call('PUT', `${path}/${item.id}/released-specifics`, {
      body: { ids: [] },
      headers: { 'if-match': '"1"' },
    })
    expect([status, await item.shown()]).toEqual([412, ['Maker: Lion']])
  })

  test('is in the history of the item, and nothing is where it is released already', async () => {
    const item = await anItem(specific('Maker'), specific('Found'))
    await item.release('Maker')
    await item.release('Maker')
    await item.release('Found')
    const { body } = await item.owner.call('GET', `${path}/${item.id}/history`)
    const releases = body.items.filter(({ field }: { field: string }) => field === 'releasedSpecifics')
    expect(releases).toMatchObject([
      { before: [{ displayName: 'Maker' }], after: [{ displayName: 'Found' }], isRestorable: false },
      { before: [], after: [{ displayName: 'Maker' }], isRestorable: false },
    ])
  })

  test('is a row of the item itself: another one is refused and nothing is released', async () => {
    const [item, other] = [await anItem(specific('Maker')), await anItem(specific('Size'))]
    const ids = [...(await item.specifics()), ...(await other.specifics())].map(({ id }) => id)
    const refused = await item.owner.call('PUT', `${path}/${item.id}/released-specifics`, { body: { ids } })
    expect([refused.status, refused.body.errors]).toMatchObject([
      400,
      [{ field: 'ids.1', errorCode: 'notFound', errorMessage: messages.unknownSpecific }],
    ])
    expect([await item.shown(), await other.shown()]).toEqual([[], []])
  })

  test('says whether the item is in a public collection now', async () => {
    const item = await anItem(specific('Maker'))
    await item.owner.call('PATCH', `${path}/${item.id}`, { body: { id: item.id, itemCollections: [] } })
    expect((await item.release('Maker')).body.isInPublicCollection).toBe(false)
  })
})

describe('a save of the whole list', () => {
  test('keeps what is released by its id, whatever its name and its value become', async () => {
    const item = await anItem(specific('Maker'), specific('Found', 'In the attic'))
    await item.release('Maker')
    const [maker, found] = await item.specifics()
    await item.save([
      { ...found, displayName: 'Maker' },
      { ...maker, displayName: 'Glassworks', value: 'Bear' },
    ])
    expect(await item.shown()).toEqual(['Glassworks: Bear'])
  })

  test('keeps it by its name where rows come without ids, and hides what has a new name', async () => {
    const item = await anItem(specific('Maker'), specific('Size', '3 in'), specific('Found', 'In the attic'))
    await item.release('Maker', 'Size')
    await item.save([
      specific('Found', 'In the cellar'),
      specific('maker', 'Bear'),
      specific('Bought', '1900'),
    ])
    expect(await item.shown()).toEqual(['maker: Bear'])
  })

  test('of several rows of one name, takes them in their order', async () => {
    const item = await anItem(specific('Mark', 'A lion'), specific('Mark', 'My name'))
    const [first] = await item.specifics()
    await item.owner.call('PUT', `${path}/${item.id}/released-specifics`, { body: { ids: [first?.id] } })
    await item.save([specific('Mark', 'A lion'), specific('Mark', 'My name'), specific('Mark', 'A date')])
    expect(await item.shown()).toEqual(['Mark: A lion'])
  })

  test('that brings a row back after it was deleted hides it', async () => {
    const item = await anItem(specific('Maker'))
    await item.release('Maker')
    await item.save([])
    await item.save([specific('Maker')])
    expect(await item.shown()).toEqual([])
  })
})

describe('views by staff', () => {
  const REASON = 'A claim of the insurer'
  const viewsOf = async ({ owner, id }: OpenItem) =>
    (await owner.call('GET', `${path}/${id}/staff-views`)).body.views

  test('are told to the owner with time and reason, newest first, and never by whom', async () => {
    const item = await anItem()
    const staff = await aMember(api.app, api.data.database, 'staff')
    const open = (reason: string) =>
      staff.call('GET', `/api/v1/vault/admin/items/${item.id}?reason=${encodeURIComponent(reason)}`)
    await staff.call('GET', `/api/v1/vault/admin/items/${item.id}`)
    expect(await viewsOf(item)).toEqual([])
    await open(REASON)
    await open('The member asked on the phone')
    const views = await viewsOf(item)
    expect(views).toEqual([
      { viewedAt: expect.any(String), reason: 'The member asked on the phone' },
      { viewedAt: expect.any(String), reason: REASON },
    ])
    expect(new Date(views[0].viewedAt).toISOString()).toBe(views[0].viewedAt)
    const entries = await api.data.database
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'details'])
      .where('subject_type', '=', 'vault-item')
      .where('subject_id', '=', String(item.id))
      .orderBy('id')
      .execute()
    expect(entries.slice(0, 2)).toEqual([
      { action: 'vault-item.viewed', actor_id: staff.userId, details: { ownerId: item.owner.userId } },
      {
        action: 'vault-item.private-viewed',
        actor_id: staff.userId,
        details: { ownerId: item.owner.userId, reason: REASON },
      },
    ])
  })

  test.each([
    ['', messages.reasonTooShort],
    ['too short', messages.reasonTooShort],
    ['   padded    ', messages.reasonTooShort],
    ['x'.repeat(201), messages.reasonTooLong],
  ])('need a reason that says something: %j is refused', async (reason, sentence) => {
    const item = await anItem()
    const staff = await aMember(api.app, api.data.database, 'staff')
    const { status, body } = await staff.call(
      'GET',
      `/api/v1/vault/admin/items/${item.id}?reason=${encodeURIComponent(reason)}`,
    )
    expect([status, body.errors]).toMatchObject([400, [{ field: 'reason', errorMessage: sentence }]])
    expect(await viewsOf(item)).toEqual([])
  })
})

describe('a save by staff', () => {
  const filled = {
    title: 'Shown vase',
    description: 'Thin.',
    purchaseDate: '2001-02-03',
    purchasePrice: 7,
    soldPrice: 9,
    isInsured: true,
    isStored: true,
  }
  async function filledItem() {
    const item = await anItem()
    const { database } = api.data
    const entries = await database
      .selectFrom('custom_attributes')
      .select(['id', 'type'])
      .where('user_id', 'is', null)
      .execute()
    const entry = (type: string) => ({ id: entries.find((one) => one.type === type)?.id })
    await item.owner.call('PUT', `${path}/${item.id}`, {
      body: {
        ...filled,
        categoryId: glass,
        insurance: entry('INSURANCE'),
        storageLocation: entry('STORAGE_LOCATION'),
      },
    })
    const staff = await aMemberForLong(api, 'staff')
    const own = async () => (await item.owner.call('GET', `${path}/${item.id}`)).body
    return { staff, own, url: `/api/v1/vault/admin/items/${item.id}` }
  }

  test('of what they read without a reason leaves confidential fields as they are', async () => {
    const { staff, own, url } = await filledItem()
    const before = await own()
    const { body } = await staff.call('GET', url)
    expect((await staff.call('PUT', url, { body: { ...body, title: 'Mended vase' } })).status).toBe(200)
    expect(await own()).toEqual({ ...before, title: 'Mended vase', revision: before.revision + 1 })
  })

  test('clears them once they were opened, for a day', async () => {
    const { staff, own, url } = await filledItem()
    const { body } = await staff.call('GET', `${url}?reason=A+claim+of+the+insurer`)
    const cleared = { ...body, purchasePrice: null, isInsured: false, insurance: null }
    await staff.call('PUT', url, { body: cleared })
    expect(await own()).toMatchObject({
      purchasePrice: null,
      isInsured: false,
      insurance: null,
      soldPrice: 9,
      isStored: true,
    })
    api.clock.advance({ hours: 25 })
    await staff.call('PUT', url, { body: { ...cleared, soldPrice: null } })
    expect((await own()).soldPrice).toBe(9)
  })

  test('writes what they give without having opened anything', async () => {
    const { staff, own, url } = await filledItem()
    const { body } = await staff.call('GET', url)
    await staff.call('PUT', url, { body: { ...body, purchasePrice: 11 } })
    expect(await own()).toMatchObject({ purchasePrice: 11, soldPrice: 9, isInsured: true })
  })
})
