import { fillPath } from '@vitrine/contracts/client'
import { endpoints } from '@vitrine/contracts/areas'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { anAttribute, aVaultDraft, aVaultImport, aVaultItem } from '@vitrine/testing/vault-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  foreignIds,
  idsOfNobody,
  NOT_THERE,
  recordsOf,
  THEIR_WORDS,
  type OwnRecords,
  type TheirRecords,
} from '../testing/foreign-id-fixtures.ts'
import { idsOfCalls } from '../testing/ids-of-calls.ts'
import { aMember, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi, type TestResponse } from '../testing/test-api.ts'

/** The access matrix tries records that a path names; these are named by a query or a body. */
let api: TestApi
let other: TestMember
let theirs: TheirRecords
let category: number

beforeAll(async () => {
  api = await testApi()
  category = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
  other = await aMember(api.app, api.data.database, 'unlimited')
  theirs = await recordsOf(other, api.data.database)
})
afterAll(() => api.close())

/** Every row of theirs, as it is now. */
async function rowsOfOther(): Promise<unknown[]> {
  const { rows } = await api.data.pool.query(
    `SELECT row FROM (
       SELECT to_jsonb(t) AS row FROM tags t WHERE user_id = $1
       UNION ALL SELECT to_jsonb(c) FROM collections c WHERE user_id = $1
       UNION ALL SELECT to_jsonb(a) FROM custom_attributes a WHERE user_id = $1
       UNION ALL SELECT to_jsonb(i) FROM vault_items i WHERE user_id = $1
       UNION ALL SELECT to_jsonb(d) FROM vault_drafts d WHERE user_id = $1
       UNION ALL SELECT to_jsonb(m) FROM vault_media m WHERE user_id = $1
       UNION ALL SELECT to_jsonb(f) FROM favorites f WHERE user_id = $1
       UNION ALL SELECT to_jsonb(t) FROM vault_item_tags t JOIN vault_items i ON i.id = t.item_id WHERE i.user_id = $1
       UNION ALL SELECT to_jsonb(s) FROM vault_item_specifics s JOIN vault_items i ON i.id = s.item_id WHERE i.user_id = $1
     ) AS owned ORDER BY 1`,
    [other.userId],
  )
  return rows
}

async function callWith(
  place: string,
  ids: TheirRecords,
  own: OwnRecords,
  caller: TestMember,
): Promise<TestResponse> {
  const endpoint = endpoints.find(({ name }) => name === place.split(' ', 1)[0])
  const fill = foreignIds[place]
  if (!endpoint || !fill) throw new Error(`nobody knows how to fill ${place}`)
  const { body, ...filled } = fill(ids, own)
  return await caller.call(endpoint.method, fillPath(endpoint.path, filled), { ...(body && { body }) })
}

/** Numbers and titles of one's own apart, which are new with each call. */
const alike = ({ status, body }: TestResponse) => ({
  status,
  body: JSON.stringify(body)
    .replaceAll(/\d+/g, '#')
    .replaceAll(/"[\d-]+T[^"]+Z"/g, '"when"'),
})

test('each place in a query or body that names a record is tried, or names nobody’s', () => {
  expect(idsOfCalls(endpoints).toSorted()).toEqual([...Object.keys(foreignIds), ...idsOfNobody].toSorted())
})

test.each(Object.keys(foreignIds))(
  '%s responds to another member’s as to one that is missing, and leaves theirs alone',
  async (place) => {
    const { database } = api.data
    const before = await rowsOfOther()
    const [first, second] = [
      await aMember(api.app, database, 'unlimited'),
      await aMember(api.app, database, 'unlimited'),
    ]
    const own = async ({ userId }: TestMember): Promise<OwnRecords> => ({
      item: await aVaultItem(database, userId, { title: 'Mine', categoryId: category }),
      place: await anAttribute(database, userId, { type: 'STORAGE_LOCATION', displayName: 'Mine' }),
      category,
      import: await aVaultImport(database, userId, 'Mine'),
      draft: (await aVaultDraft(database, userId, { title: 'Mine' })).id,
      otherDraft: (await aVaultDraft(database, userId, { title: 'Mine' })).id,
    })
    const foreign = await callWith(place, theirs, await own(first), first)
    const missing = await callWith(place, NOT_THERE, await own(second), second)
    expect(alike(foreign)).toEqual(alike(missing))
    expect(foreign.status).toBeLessThan(500)
    expect(JSON.stringify(foreign.body)).not.toContain(THEIR_WORDS)
    expect(await rowsOfOther()).toEqual(before)
  },
)

test.each(Object.keys(foreignIds))('%s takes one’s own', async (place) => {
  const member = await aMember(api.app, api.data.database, 'unlimited')
  const mine = await recordsOf(member, api.data.database)
  const ownPlace = await anAttribute(api.data.database, member.userId, { type: 'STORAGE_LOCATION' })
  const { status, body } = await callWith(
    place,
    mine,
    {
      item: mine.item,
      place: ownPlace,
      category,
      import: mine.import,
      draft: mine.draft,
      otherDraft: (await aVaultDraft(api.data.database, member.userId)).id,
    },
    member,
  )
  // No search runs here: what asks it has passed its checks.
  expect([200, 201, 503], JSON.stringify(body)).toContain(status)
})
