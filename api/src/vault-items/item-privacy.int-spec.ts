import { areas } from '@vitrine/contracts/areas'
import { fillPath } from '@vitrine/contracts/client'
import type { Endpoint } from '@vitrine/contracts/endpoint'
import { confidentialItemKeys, itemPrivacy, publicItemKeys } from '@vitrine/contracts/vault-items/privacy'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { recordMessages } from '@vitrine/contracts/vault-records/messages'
import { recordTextFields } from '@vitrine/contracts/vault-records/record-fields'
import { recordPrivacy } from '@vitrine/contracts/vault-records/privacy'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi, type TestCall } from '../testing/test-api.ts'

const REASON = 'A claim of the insurer'
const RELEASED = 'released-zwischenstrich'
const UNRELEASED = 'unreleased-zwischenstrich'

/** A text that stands in nothing else, for each field whose value can be one: where it is found, the field is. */
const marks = {
  id: null,
  title: 'title-zwischenstrich',
  subtitle: 'subtitle-zwischenstrich',
  description: 'description-zwischenstrich',
  categoryId: null,
  itemCollections: 'collection-zwischenstrich',
  tags: 'tag-zwischenstrich',
  purchaseDate: '1612-11-23',
  purchasePrice: 48_151.62,
  soldPrice: 86_753.09,
  numberOfYearsInFamily: 731_905_246,
  itemSignificances: 'emotionalValue',
  isInsured: null,
  insurance: 'insurer-zwischenstrich',
  customInsurance: null,
  isStored: null,
  storageLocation: 'location-zwischenstrich',
  customStorageLocation: null,
  itemSpecifics: UNRELEASED,
  images: null,
  videos: null,
  createdDate: null,
  picturesCount: null,
  imagesCount: null,
  videosCount: null,
  estimatedPriceMin: 31_337.11,
  estimatedPriceMax: 31_337.99,
  meanPrice: 31_337.55,
  estimateCurrency: 'XTS',
  estimatedAt: '1999-11-23',
  revision: null,
} satisfies Record<keyof VaultItem, string | number | null>

/** None of them is for anybody but the owner, and staff who give a reason. */
const keysOfRecord = Object.entries(recordPrivacy).flatMap(([name, { publicly }]) =>
  publicly === 'never' ? [name] : [],
)

/** The same for the record: its texts hold their fields' names. */
const recordMark = (name: string) => `${name}-strichpunkt`

function recordOfMarks(): Record<string, unknown> {
  const texts = recordTextFields.map(({ name }) => [name, recordMark(name).slice(0, 40)])
  return {
    ...Object.fromEntries(texts),
    parts: [{ name: recordMark('parts') }],
    provenance: [{ event: recordMark('provenance') }],
    measurements: [{ measure: 'height', value: 1, unit: 'cm', note: recordMark('measurements') }],
    costs: [{ kind: 'price', amount: 1, currency: 'USD', note: recordMark('costs') }],
    valuations: [{ basis: 'own', amount: 1, currency: 'USD', valuer: recordMark('valuations') }],
  }
}

let api: TestApi
let owner: TestMember
let other: TestMember
let staff: TestMember
let id: number
let collectionId: number

beforeAll(async () => {
  api = await testApi()
  const { database } = api.data
  owner = await aMember(api.app, database, 'unlimited')
  other = await aMember(api.app, database, 'unlimited')
  staff = await aMember(api.app, database, 'staff')
  const categoryId = await aCategory(database, { title: 'Glass', url: 'glass' })
  collectionId = await aCollection(database, owner.userId, { title: marks.itemCollections, status: 'public' })
  id = await aVaultItem(database, owner.userId, { title: marks.title, categoryId, collectionId })
  const { status } = await owner.call('PUT', `/api/v1/vault/items/${id}`, {
    body: {
      title: marks.title,
      subtitle: marks.subtitle,
      description: marks.description,
      categoryId,
      tags: [{ id: await aTag(database, owner.userId, { title: marks.tags }) }],
      purchaseDate: marks.purchaseDate,
      purchasePrice: marks.purchasePrice,
      soldPrice: marks.soldPrice,
      numberOfYearsInFamily: marks.numberOfYearsInFamily,
      itemSignificances: [{ id: 3 }],
      insurance: { id: await anAttribute(database, owner.userId, { displayName: marks.insurance }) },
      storageLocation: {
        id: await anAttribute(database, owner.userId, {
          type: 'STORAGE_LOCATION',
          displayName: marks.storageLocation,
        }),
      },
      itemSpecifics: [
        { displayName: 'Shown', value: RELEASED },
        { displayName: 'Hidden', value: UNRELEASED },
      ],
    },
  })
  expect(status).toBe(200)
  await database
    .updateTable('vault_items')
    .set({
      estimated_price_min: marks.estimatedPriceMin,
      estimated_price_max: marks.estimatedPriceMax,
      mean_price: marks.meanPrice,
      estimate_currency: marks.estimateCurrency,
      estimated_at: new Date(`${marks.estimatedAt}T00:00:00Z`),
    })
    .where('id', '=', id)
    .execute()
  const saved = await owner.call('PUT', `/api/v1/vault/items/${id}/record`, { body: recordOfMarks() })
  expect(saved.status).toBe(200)
  const [shown] = (await ownItem()).itemSpecifics
  await owner.call('PUT', `/api/v1/vault/items/${id}/released-specifics`, { body: { ids: [shown?.id] } })
})
afterAll(() => api.close())

const ownItem = async (): Promise<VaultItem> => (await owner.call('GET', `/api/v1/vault/items/${id}`)).body
const managed = async (query = '') =>
  (await staff.call('GET', `/api/v1/vault/admin/items/${id}${query}`)).body

/** Fields whose mark a text holds although it must not. */
const leaksIn = (text: string, isHidden: (key: keyof VaultItem) => boolean) =>
  Object.entries(marks).flatMap(([key, mark]) =>
    mark !== null && isHidden(key as keyof VaultItem) && text.includes(String(mark)) ? [key] : [],
  )
const recordNames = keysOfRecord.filter((name) => name in recordOfMarks())
const recordLeaksIn = (text: string) =>
  recordNames.filter((name) => text.includes(recordMark(name).slice(0, 40)))
const isNotPublic = (key: keyof VaultItem) => itemPrivacy[key].publicly !== 'always'
const isConfidential = (key: keyof VaultItem) => itemPrivacy[key].staff === 'for a reason'

describe('calls of items', () => {
  test('D3-071: everybody gets the public fields of the table, and of own fields the released ones', async () => {
    const { body } = await api.visitor('GET', `/api/v1/vault/public/items/${id}`)
    const item = await ownItem()
    const shown = Object.fromEntries(publicItemKeys.map((key) => [key, item[key]]))
    expect(body).toEqual({ ...shown, itemSpecifics: [item.itemSpecifics[0]] })
    expect(body.itemSpecifics[0].value).toBe(RELEASED)
    const { body: list } = await api.visitor(
      'GET',
      `/api/v1/vault/public/items?f.itemCollectionId=${collectionId}`,
    )
    const { itemCollections: _, ...listed } = body
    expect(list.items).toEqual([listed])
  })

  test('staff get confidential fields empty, and every other field as its owner does', async () => {
    const { email: _, userId: __, ...shown } = await managed()
    const item: Record<string, unknown> = await ownItem()
    const empty = (key: string) => (typeof item[key] === 'string' && key.startsWith('custom') ? '' : null)
    expect(shown).toEqual({
      ...item,
      ...Object.fromEntries(confidentialItemKeys.map((key) => [key, empty(key)])),
      isInsured: false,
      isStored: false,
    })
  })

  test('staff who give a reason get the whole item', async () => {
    const { email: _, userId: __, ...shown } = await managed(`?reason=${encodeURIComponent(REASON)}`)
    expect(shown).toEqual(await ownItem())
  })

  test('staff get the record once they have given a reason, without what is private', async () => {
    const colleague = await aMember(api.app, api.data.database, 'staff')
    const view = () => colleague.call('GET', `/api/v1/vault/admin/items/${id}/record`)
    const before = await view()
    expect([before.status, before.body.message]).toEqual([409, recordMessages.notOpened])
    await colleague.call('GET', `/api/v1/vault/admin/items/${id}?reason=${encodeURIComponent(REASON)}`)
    const { body } = await view()
    const { body: record } = await owner.call('GET', `/api/v1/vault/items/${id}/record`)
    const { notes, costCode, ...shown } = record
    expect(body).toEqual(shown)
    expect([notes, costCode]).toEqual([recordMark('notes'), recordMark('costCode')])
    const entries = await api.data.database
      .selectFrom('audit_entries')
      .select('action')
      .where('actor_id', '=', colleague.userId)
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'vault-item.private-viewed',
      'vault-item.record-viewed',
    ])
  })
})

/** Every call that can be made by path alone, with the ids of the item, of its collection and of its owner. */
function calls(): { name: string; url: string }[] {
  const endpoints = areas.flatMap<Endpoint>((area) => ('endpoints' in area ? [...area.endpoints] : []))
  const query = new URLSearchParams({
    'f.userId': String(owner.userId),
    'f.itemCollectionId': String(collectionId),
    'f.email': owner.email,
    term: 'zwischenstrich',
    limit: '100',
  })
  return (
    endpoints
      .filter(({ method, responseType }) => method === 'GET' && responseType !== 'stream')
      // Of no member.
      .filter(({ name }) => name !== 'example-vault.read')
      .flatMap(({ name, path }) => {
        const ids = path.includes(':') ? [id, collectionId, owner.userId] : [id]
        const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
        return [...new Set(ids)].map((one) => ({
          name,
          url: `${fillPath(path, { params: Object.fromEntries(parameters.map((parameter) => [parameter, one])) })}?${query.toString()}`,
        }))
      })
  )
}

async function leaksTo(call: TestCall, isHidden: (key: keyof VaultItem) => boolean): Promise<string[]> {
  const leaks: string[] = []
  for (const { name, url } of calls()) {
    const { body } = await call('GET', url)
    for (const key of leaksIn(JSON.stringify(body), isHidden)) leaks.push(`${name} ${key}`)
    for (const key of recordLeaksIn(JSON.stringify(body))) leaks.push(`${name} record ${key}`)
  }
  return leaks
}

describe('no call that reads anything', () => {
  test('shows visitors what the table does not make public', async () => {
    expect(await leaksTo(api.visitor, isNotPublic)).toEqual([])
  })

  test('shows other members what the table does not make public', async () => {
    expect(await leaksTo(other.call, isNotPublic)).toEqual([])
  })

  test('shows staff confidential fields without a reason', async () => {
    const colleague = await aMember(api.app, api.data.database, 'staff')
    expect(await leaksTo(colleague.call, isConfidential)).toEqual([])
  })

  test('keeps anything from the owner: the marks are found where they may be', async () => {
    const found = leaksIn(JSON.stringify(await ownItem()), () => true)
    expect(found).toEqual(Object.entries(marks).flatMap(([key, mark]) => (mark === null ? [] : [key])))
    const { body: record } = await owner.call('GET', `/api/v1/vault/items/${id}/record`)
    expect(recordLeaksIn(JSON.stringify(record))).toEqual(recordNames)
  })
})

test('the log of staff says that an item was changed, never to what', async () => {
  const item = await ownItem()
  await managed(`?reason=${encodeURIComponent(REASON)}`)
  await staff.call('PUT', `/api/v1/vault/admin/items/${id}`, {
    body: {
      title: item.title,
      description: item.description,
      categoryId: item.categoryId,
      purchasePrice: item.purchasePrice,
    },
  })
  const entries = await api.data.database
    .selectFrom('audit_entries')
    .select('details')
    .where('subject_type', '=', 'vault-item')
    .where('subject_id', '=', String(id))
    .execute()
  expect(leaksIn(JSON.stringify(entries), isConfidential)).toEqual([])
})
