import { favoriteMessages } from '@vitrine/contracts/favorites/favorites'
import { marksExportName } from '@vitrine/contracts/favorites/marks-export'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aBook } from '@vitrine/testing/library-records'
import { aMark } from '@vitrine/testing/marks-records'
import { aSoldItem } from '@vitrine/testing/price-guide-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const path = '/api/v1/favorites'
/** Stands in nothing else: wherever it is found, a detail has got out. */
const SECRET = 'zwischenstrich'
const PRICE = 86_753

let api: TestApi
let categoryId: number
let soldItem: number
let mark: number
let book: number

beforeAll(async () => {
  api = await testApi()
  const { database } = api.data
  categoryId = await aCategory(database, { title: 'Ceramics', url: 'ceramics' })
  soldItem = await aSoldItem(database, {
    categoryId,
    title: 'Blue vase',
    description: SECRET,
    price: PRICE,
    pictures: ['/media/sold/vase.webp', `/media/sold/${SECRET}.webp`],
  })
  mark = await aMark(database, {
    categoryId,
    title: 'Crossed swords',
    description: SECRET,
    authenticity: SECRET,
    picture: '/media/marks/swords.webp',
    pictures: [`/media/marks/${SECRET}.webp`],
  })
  book = await aBook(database, {
    categoryId,
    title: 'Old Sèvres',
    authors: ['Ann Lee', 'Bo May'],
    year: 1890,
    description: SECRET,
    contents: [{ title: SECRET, page: '12' }],
    cover: '/media/books/sevres.webp',
  })
})

afterAll(() => api.close())

const free = () => aMember(api.app, api.data.database, 'free')
const add = async ({ call }: TestMember, itemType: string, id: number): Promise<number> =>
  (await call('POST', `${path}/${itemType}`, { body: { id } })).body.response.id
const remove = async ({ call }: TestMember, itemType: string, favoriteId: number) =>
  await call('POST', `${path}/${itemType}/remove?favoriteId=${favoriteId}`)
const marksNamed = async (titles: readonly string[]) =>
  await Promise.all(titles.map((title) => aMark(api.data.database, { categoryId, title })))

describe('adding', () => {
  test.each([
    ['inventory', () => soldItem],
    ['marks', () => mark],
    ['library', () => book],
  ])(
    'D3-078: a free member adds to %s: 201, and the same id with 200 when it is there already',
    async (itemType, idOf) => {
      const member = await free()
      const added = await member.call('POST', `${path}/${itemType}`, { body: { id: idOf() } })
      expect([added.status, added.body]).toEqual([201, { response: { id: expect.any(Number) } }])
      const again = await member.call('POST', `${path}/${itemType}`, { body: { id: idOf() } })
      expect([again.status, again.body]).toEqual([200, added.body])
    },
  )

  test('many at once make one: one 201, and the same id for all', async () => {
    const member = await free()
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => member.call('POST', `${path}/marks`, { body: { id: mark } })),
    )
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 11 }, () => 200),
      201,
    ])
    expect(new Set(responses.map(({ body }) => body.response.id)).size).toBe(1)
    expect((await member.call('GET', `${path}/marks`)).body.meta.total).toBe(1)
  })

  test('an unknown record is 404, one of another kind as well', async () => {
    const { call } = await free()
    expect((await call('POST', `${path}/marks`, { body: { id: 999_999_999 } })).status).toBe(404)
    const onlyMark = Number(
      (await marksNamed(Array.from({ length: 3 }, (_, each) => `Spare ${each}`))).at(-1),
    )
    expect((await call('POST', `${path}/library`, { body: { id: onlyMark } })).status).toBe(404)
    for (const body of [{}, { id: 0 }, { id: 'one' }, { id: 1.5 }])
      expect((await call('POST', `${path}/marks`, { body })).body.errors).toMatchObject([{ field: 'id' }])
  })

  test('at most 1,000 a member, of all kinds together, with a sentence; also when the last two come at once', async () => {
    const member = await free()
    await sql`
      INSERT INTO favorites (user_id, item_type, item_id, title, sort_key, byline, picture, created_at)
      SELECT ${member.userId}, 'inventory', 1000000 + number, 'Kept', 'kept', '', '', now() FROM generate_series(1, 999) number
    `.execute(api.data.database)
    const responses = await Promise.all([
      member.call('POST', `${path}/marks`, { body: { id: mark } }),
      member.call('POST', `${path}/library`, { body: { id: book } }),
    ])
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(responses.find(({ status }) => status === 409)?.body.message).toBe(favoriteMessages.tooMany)
    expect(favoriteMessages.tooMany).toBe('You can keep at most 1,000 favorites. Remove one to add another.')
    // What is there already is no further one.
    const [itemType, id] = responses[0]?.status === 201 ? ['marks', mark] : ['library', book]
    expect((await member.call('POST', `${path}/${itemType}`, { body: { id } })).status).toBe(200)
  })
})

describe('the list', () => {
  test('D3-073, D3-076: each kind has its own, with the fields that the documents name, and no price and no detail', async () => {
    const member = await free()
    const ids = {
      inventory: await add(member, 'inventory', soldItem),
      marks: await add(member, 'marks', mark),
      library: await add(member, 'library', book),
    }
    const list = async (itemType: string) => (await member.call('GET', `${path}/${itemType}`)).body
    const kept = { createdDate: expect.any(String), available: true }
    const meta = { total: 1, currentLimit: 20, currentOffset: 0 }
    expect(await list('inventory')).toEqual({
      meta,
      items: [
        {
          ...kept,
          id: soldItem,
          favoriteId: ids.inventory,
          title: 'Blue vase',
          thumbnail1: '/media/sold/vase.webp',
          worthopedia_item_url: `/worthopedia/${soldItem}/blue-vase`,
        },
      ],
    })
    expect(await list('marks')).toEqual({
      meta,
      items: [
        {
          ...kept,
          id: mark,
          favoriteId: ids.marks,
          description: 'Crossed swords',
          image: '/media/marks/swords.webp',
          url: `/marks/${mark}/crossed-swords`,
        },
      ],
    })
    expect(await list('library')).toEqual({
      meta,
      items: [
        {
          ...kept,
          id: book,
          favoriteId: ids.library,
          title: 'Old Sèvres',
          description: 'Ann Lee and Bo May, 1890',
          imageLarge: '/media/books/sevres.webp',
          url: `/library/${book}/old-sevres`,
        },
      ],
    })
  })

  test('tells nobody a price or a detail, whoever they are', async () => {
    for (const kind of ['free', 'trial', 'unlimited', 'staff'] as const) {
      const member = await aMember(api.app, api.data.database, kind)
      await Promise.all([
        add(member, 'inventory', soldItem),
        add(member, 'marks', mark),
        add(member, 'library', book),
      ])
      const told = JSON.stringify(
        await Promise.all(
          ['inventory', 'marks', 'library'].map(
            async (itemType) => (await member.call('GET', `${path}/${itemType}`)).body,
          ),
        ),
      )
      expect(told).not.toContain(SECRET)
      expect(told).not.toContain(String(PRICE))
      expect(told).not.toMatch(/price|currency|authenticity|contents/i)
    }
  })

  test('D3-074: the last added come first, or by title as it is now; 20 a page, page 1 where the number is none', async () => {
    const member = await free()
    const titles = Array.from({ length: 22 }, (_, each) => `Mark ${String.fromCodePoint(90 - each)}`)
    const ids = await marksNamed(titles)
    for (const id of ids) {
      await add(member, 'marks', id)
      api.clock.advance({ seconds: 1 })
    }
    const page = async (search = '') => (await member.call('GET', `${path}/marks?${search}`)).body
    const titlesOf = ({ items }: { items: { description: string }[] }) =>
      items.map(({ description }) => description)
    expect(titlesOf(await page())).toEqual(titles.toReversed().slice(0, 20))
    const second = await page('pageNumber=2')
    expect([titlesOf(second), second.meta]).toEqual([
      ['Mark Y', 'Mark Z'],
      { total: 22, currentLimit: 20, currentOffset: 20 },
    ])
    expect(titlesOf(await page('sort=ALPHABETIC')).slice(0, 2)).toEqual(['Mark E', 'Mark F'])
    for (const search of ['pageNumber=0', 'pageNumber=-1', 'pageNumber=two', 'pageNumber=', 'sort=PRICE'])
      expect(titlesOf(await page(search))).toEqual(titlesOf(await page()))
    expect(await page('pageNumber=999999999')).toMatchObject({ items: [], meta: { total: 22 } })

    await sql`UPDATE marks SET title = 'A first one', sort_key = 'a first one' WHERE id = ${ids[0]}`.execute(
      api.data.database,
    )
    expect(titlesOf(await page('sort=ALPHABETIC'))[0]).toBe('A first one')
  })

  test.each([
    [
      'inventory',
      async () =>
        await aSoldItem(api.data.database, {
          categoryId,
          title: 'A lost vase',
          pictures: ['/media/sold/lost.webp'],
        }),
      'sold_items',
      { title: 'A lost vase', thumbnail1: '/media/sold/lost.webp', worthopedia_item_url: null },
    ],
    [
      'marks',
      async () =>
        await aMark(api.data.database, {
          categoryId,
          title: 'A lost mark',
          picture: '/media/marks/lost.webp',
        }),
      'marks',
      { description: 'A lost mark', image: '/media/marks/lost.webp', url: null },
    ],
    [
      'library',
      async () =>
        await aBook(api.data.database, {
          categoryId,
          title: 'A lost book',
          authors: ['Ann Lee'],
          year: 1870,
        }),
      'books',
      { title: 'A lost book', description: 'Ann Lee, 1870', url: null },
    ],
  ])(
    'D3-076: what was deleted from %s keeps its row, without a link, in its place, and can be removed',
    async (itemType, make, table, told) => {
      const member = await free()
      const id = await make()
      const favoriteId = await add(member, itemType, id)
      await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(api.data.database)
      for (const sort of ['LAST_ADDED', 'ALPHABETIC'])
        expect((await member.call('GET', `${path}/${itemType}?sort=${sort}`)).body.items).toMatchObject([
          { id, favoriteId, available: false, ...told },
        ])
      // It is there already, although the record is not.
      expect((await member.call('POST', `${path}/${itemType}`, { body: { id } })).status).toBe(200)
      expect((await remove(member, itemType, favoriteId)).status).toBe(200)
      expect((await member.call('POST', `${path}/${itemType}`, { body: { id } })).status).toBe(404)
    },
  )
})

describe('removing', () => {
  test('D3-078: responds with success, and once', async () => {
    const member = await free()
    const favoriteId = await add(member, 'marks', mark)
    const removals = await Promise.all([
      remove(member, 'marks', favoriteId),
      remove(member, 'marks', favoriteId),
    ])
    expect(removals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(removals.find(({ status }) => status === 200)?.body).toEqual({ success: true })
    expect((await member.call('GET', `${path}/marks`)).body.meta.total).toBe(0)
  })

  test("another member's favorite is 404 as a missing one and stays; so is one of another kind", async () => {
    const [owner, other] = [await free(), await aMember(api.app, api.data.database, 'staff')]
    const favoriteId = await add(owner, 'marks', mark)
    const [foreign, missing] = [
      await remove(other, 'marks', favoriteId),
      await remove(other, 'marks', 999_999_999),
    ]
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual(missing.body)
    expect((await remove(owner, 'library', favoriteId)).status).toBe(404)
    expect((await other.call('GET', `${path}/marks`)).body.items).toEqual([])
    expect((await owner.call('GET', `${path}/marks`)).body.items).toMatchObject([{ favoriteId }])
  })
})

describe('the export of marks', () => {
  const exported = async ({ userId }: TestMember, search = '') =>
    await api.app.inject({
      url: `${path}/marks/export?${search}`,
      headers: { cookie: await aSession(api.data.database, userId) },
    })
  const rowsOf = (file: Buffer) => {
    const book = read(file, { type: 'buffer' })
    return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
      header: 1,
      raw: true,
    })
  }

  test('D3-080: is a real .xls with every mark, whatever the page, in the order that was asked for; all cells are texts', async () => {
    const member = await free()
    const kept = await marksNamed(
      Array.from({ length: 21 }, (_, each) => `Mark ${String.fromCodePoint(65 + each)}`),
    )
    for (const id of kept) {
      await add(member, 'marks', id)
      api.clock.advance({ seconds: 1 })
    }
    const { statusCode, headers, rawPayload } = await exported(member, 'sort=ALPHABETIC')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/vnd.ms-excel'])
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${marksExportName(api.clock.now(), 'UTC')}"`,
    )
    // A compound file, as Excel wrote it before 2007.
    expect(rawPayload.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1')
    const [titles, first, ...others] = rowsOf(rawPayload)
    expect(titles).toEqual(['Description', 'Available', 'Page', 'Picture', 'Added'])
    expect(first).toEqual([
      'Mark A',
      'Yes',
      expect.stringMatching(new RegExp(`^https?://.+/marks/${kept[0]}/mark-a$`)),
      '',
      expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/),
    ])
    expect(others).toHaveLength(20)
    expect(rowsOf((await exported(member)).rawPayload)[1]?.[0]).toBe('Mark U')
  })

  test('D3-080: runs nothing that looks like a formula, and tells what was withdrawn', async () => {
    const member = await free()
    const [lost] = await marksNamed(['=HYPERLINK("https://example.com";"Mark")'])
    await add(member, 'marks', lost ?? 0)
    await sql`DELETE FROM marks WHERE id = ${lost}`.execute(api.data.database)
    const book = read((await exported(member)).rawPayload, { type: 'buffer', cellFormula: true })
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
    expect(sheet['A2']).toMatchObject({ t: 's', v: '=HYPERLINK("https://example.com";"Mark")' })
    expect(sheet['A2']).not.toHaveProperty('f')
    expect([sheet['B2']?.v, sheet['C2']?.v]).toEqual(['No', ''])
  })

  test('holds nobody else’s marks, and needs a session', async () => {
    const [owner, other] = [await free(), await free()]
    await add(owner, 'marks', mark)
    expect(rowsOf((await exported(other)).rawPayload)).toHaveLength(1)
    expect((await api.visitor('GET', `${path}/marks/export`)).status).toBe(401)
  })
})

describe('the states of a page of items', () => {
  test('D3-078: name those that are favorites of the caller', async () => {
    const [owner, other] = [await free(), await free()]
    const [first, second] = await marksNamed(['First', 'Second'])
    const favoriteId = await add(owner, 'marks', first ?? 0)
    const states = async ({ call }: TestMember, itemType = 'marks') =>
      (await call('GET', `${path}/${itemType}/states?ids=${first},${second},${first},999999999`)).body
    expect(await states(owner)).toEqual({ items: [{ id: first, favoriteId }] })
    expect(await states(owner, 'library')).toEqual({ items: [] })
    expect(await states(other)).toEqual({ items: [] })
  })

  test('are asked for at most 100 ids', async () => {
    const { call } = await free()
    const ids = (count: number) => Array.from({ length: count }, (_, each) => each + 1).join(',')
    expect((await call('GET', `${path}/marks/states?ids=${ids(100)}`)).status).toBe(200)
    for (const refused of [ids(101), '', 'one', '1,,2', '-1', '1;2'])
      expect((await call('GET', `${path}/marks/states?ids=${refused}`)).body.errors).toEqual([
        { field: 'ids', errorCode: 'invalid', errorMessage: favoriteMessages.idsInvalid },
      ])
  })
})

test('visitors are asked to sign in, and there is no other kind', async () => {
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['POST', '/remove?favoriteId=1'],
    ['GET', '/states?ids=1'],
  ] as const
  const { call } = await free()
  for (const [method, rest] of calls) {
    expect(
      (
        await api.visitor(method, `${path}/marks${rest}`, {
          ...(method === 'POST' && { body: { id: mark } }),
        })
      ).status,
    ).toBe(401)
    expect(
      (await call(method, `${path}/articles${rest}`, { ...(method === 'POST' && { body: { id: mark } }) }))
        .body.errors,
    ).toMatchObject([{ field: 'itemType' }])
  }
})

test("a member's favorites go with the account", async () => {
  const member = await free()
  await add(member, 'marks', mark)
  await api.data.database.deleteFrom('users').where('id', '=', member.userId).execute()
  expect(
    await api.data.database
      .selectFrom('favorites')
      .select('id')
      .where('user_id', '=', member.userId)
      .execute(),
  ).toEqual([])
})
