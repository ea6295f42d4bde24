import { readFrontPage } from '@vitrine/contracts/front-page/endpoints'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aMark } from '@vitrine/testing/marks-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberKinds, type MemberKind } from '../testing/member-kinds.ts'
import { aMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

/** In no other number: wherever it is found, a price has got out. */
const SECRET = 48_151.62
const DAY = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

async function anAuction(
  title: string,
  inDays: number,
  status: 'draft' | 'published' | 'canceled',
): Promise<void> {
  const starts = new Date(api.clock.now().getTime() + inDays * DAY)
  await sql`
    INSERT INTO auctions (title, house, place, time_zone, starts_at, ends_at, status)
    VALUES (${title}, 'A house', 'Bath', 'Europe/London', ${starts}, ${new Date(starts.getTime() + DAY / 4)}, ${status})`.execute(
    api.data.database,
  )
}

test('nothing is made up where there is nothing', async () => {
  expect((await api.visitor('GET', readFrontPage.path)).body).toEqual({
    soldItems: [],
    marks: [],
    auctions: [],
  })
})

test('sales of different categories, marks with pictures and the next auctions, and never a price', async () => {
  const { database } = api.data
  const [glass, ceramics] = [
    await aCategory(database, { title: 'Glass', url: 'glass' }),
    await aCategory(database, { title: 'Ceramics', url: 'ceramics' }),
  ]
  for (const [title, categoryId] of [
    ['Blue vase', glass],
    ['Red vase', glass],
    ['Dish', ceramics],
  ] as const)
    await aSoldItem(database, { title, categoryId, saleDate: '2020-02-29', price: SECRET })
  await aMark(database, { title: 'Anchor', categoryId: ceramics })
  await aMark(database, { title: 'Described alone', categoryId: ceramics, maker: 'Another' })
  await sql`UPDATE marks SET picture = '/media/marks/a.webp' WHERE title = 'Anchor'`.execute(database)
  await anAuction('Over', -2, 'published')
  await anAuction('Later', 9, 'published')
  await anAuction('Soon', 3, 'published')
  await anAuction('Draft', 1, 'draft')
  await anAuction('Canceled', 1, 'canceled')
  for (const kind of Object.keys(memberKinds) as MemberKind[]) {
    const { call } = await aMember(api.app, database, kind)
    const { status, body } = await call('GET', readFrontPage.path)
    expect(status, kind).toBe(200)
    expect(body.soldItems.map(({ title }: { title: string }) => title.split(' ').at(-1)).toSorted()).toEqual([
      'Dish',
      'vase',
    ])
    expect(titles(body.marks)).toEqual(['Anchor'])
    expect(titles(body.auctions)).toEqual(['Soon', 'Later'])
    expect(JSON.stringify(body), kind).not.toMatch(/48151|price"|currency|amount/i)
  }
  api.clock.advance({ days: 4 })
  expect(titles((await api.visitor('GET', readFrontPage.path)).body.auctions)).toEqual(['Later'])
})
