import { importMessages as messages, importRules } from '@vitrine/contracts/vault-imports/imports'
import type { ItemChange } from '@vitrine/contracts/vault-history/schemas'
import { importRefusals } from '@vitrine/contracts/vault-imports/refusals'
import type {
  ImportOverview,
  ImportPhotos,
  ImportRow,
  VaultImportDetail,
} from '@vitrine/contracts/vault-imports/schemas'
import { ForbiddenWords } from '@vitrine/domain/forbidden-words/forbidden-words'
import { advanceImport } from '@vitrine/domain/vault/imports/advance-import'
import { readItemCategories } from '@vitrine/domain/vault/imports/check-rows'
import { readUsedBytes } from '@vitrine/domain/vault/stored-bytes'
import { readImportRow } from '@vitrine/import-reading/read-import-row'
import { armFailpoint } from '@vitrine/platform/failpoints'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { anAttribute, aVaultItem } from '@vitrine/testing/vault-records'
import { zipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aMemberForLong, type TestMember } from '../testing/members.ts'
import { testApi } from '../testing/test-api.ts'

const path = '/api/v1/vault/imports'
const MISSING = 'Some category that is none'

const api = await testApi()
const ceramics = await aCategory(api.data.database, { title: 'Ceramics', url: 'ceramics' })
afterAll(() => api.close())

let owner: TestMember
beforeEach(async () => {
  owner = await aMemberForLong(api, 'unlimited')
})

const upload = async (text: string, { call } = owner) => {
  const form = new FormData()
  form.append('file', new File([text], 'Collection.csv', { type: 'text/csv' }))
  return await call('POST', path, { body: form })
}
const uploaded = async (lines: readonly string[]): Promise<number> =>
  (await upload(lines.join('\n'))).body.response.id
const read = async (id: number): Promise<VaultImportDetail> => (await owner.call('GET', `${path}/${id}`)).body
const overview = async (id: number): Promise<ImportOverview> =>
  (await owner.call('GET', `${path}/${id}/overview`)).body

/** Does what the workers do, until nothing is left. */
async function work(id: number): Promise<void> {
  const { database } = api.data
  const rules = {
    readRow: readImportRow,
    words: new ForbiddenWords([]),
    categories: await readItemCategories(database),
    now: api.clock.now(),
  }
  while (await advanceImport(database, id, rules)) continue
}

async function checked(id: number, columns: object = {}): Promise<VaultImportDetail> {
  const { reading } = await read(id)
  const body = {
    reading: { ...reading, defaults: { categoryId: ceramics } },
    sameTitles: null,
    describesByTitle: false,
    ...columns,
  }
  expect((await owner.call('PUT', `${path}/${id}/columns`, { body })).status).toBe(200)
  await work(id)
  return await read(id)
}

async function imported(id: number): Promise<VaultImportDetail> {
  expect((await owner.call('POST', `${path}/${id}/run`)).status).toBe(200)
  await work(id)
  return await read(id)
}

const itemsOf = async ({ userId } = owner) =>
  await api.data.database
    .selectFrom('vault_items')
    .select(['id', 'title', 'deleted_at', 'collection_id', 'storage_location_id', 'revision'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
const titlesOf = async () => (await itemsOf()).filter((item) => !item.deleted_at).map(({ title }) => title)

const HEAD = 'Title,Description,Category,Collection,Tags,Storage location,Inventory number'

describe('a file', () => {
  test('is read, mapped by its headings, checked and imported with what its rows name', async () => {
    const id = await uploaded([
      HEAD,
      'Blue vase,A tall vase,Ceramics,Favourites;Best of all,blue; tall,Cabinet,A-1',
      'Green vase,A small vase,Ceramics,favourites,,cabinet,A-2',
    ])
    expect(await read(id)).toMatchObject({ state: 'columns', hasRows: true, fileName: 'Collection.csv' })
    expect(await checked(id)).toMatchObject({ state: 'ready', counts: { ready: 2 } })
    expect((await overview(id)).creates).toEqual([
      { kind: 'tag', names: ['Best of all', 'blue', 'tall'], count: 3 },
      { kind: 'collection', names: ['Favourites'], count: 1 },
      { kind: 'storageLocation', names: ['Cabinet'], count: 1 },
    ])
    expect(await imported(id)).toMatchObject({ state: 'ready', itemsCount: 2, counts: { created: 2 } })
    const [blue, green] = await itemsOf()
    expect([blue?.title, green?.title]).toEqual(['Blue vase', 'Green vase'])
    expect(blue?.collection_id).not.toBeNull()
    expect(green).toMatchObject({
      collection_id: blue?.collection_id,
      storage_location_id: blue?.storage_location_id,
    })
    const { body } = await owner.call('GET', `/api/v1/vault/items/${blue?.id}`)
    expect(body.tags.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'Best of all',
      'blue',
      'tall',
    ])
    expect(body.itemCollections).toMatchObject([{ title: 'Favourites' }])
    expect((await owner.call('GET', `/api/v1/vault/items/${blue?.id}/record`)).body).toMatchObject({
      inventoryNumber: 'A-1',
    })
    const history = await owner.call('GET', `/api/v1/vault/items/${blue?.id}/history`)
    expect(history.body.items).toMatchObject([{ field: 'created' }])
    const events = await api.data.database
      .selectFrom('outbox_events')
      .select('payload')
      .where('type', '=', 'vault-item.created.v1')
      .execute()
    expect(events.map(({ payload }) => payload)).toContainEqual({ itemId: blue?.id, revision: 1 })
  })

  test('that is none, is empty or is the sixth is refused with its sentence', async () => {
    expect((await upload('')).body.errors[0].field).toBe('file')
    expect((await upload('%PDF-1.7 nothing')).status).toBe(400)
    for (let at = 0; at < importRules.openMax; at += 1) await uploaded(['Title', 'Vase'])
    expect((await upload('Title\nVase')).body.message).toBe(messages.tooManyOpen)
    const [first] = (await owner.call('GET', path)).body.imports
    expect((await owner.call('DELETE', `${path}/${first.id}`)).status).toBe(200)
    expect((await upload('Title\nVase')).status).toBe(201)
  })

  test('of another member is not there', async () => {
    const id = await uploaded(['Title', 'Vase'])
    const { call } = await aMemberForLong(api, 'unlimited')
    for (const [method, end] of [
      ['GET', ''],
      ['GET', '/overview'],
      ['GET', '/rows'],
      ['GET', '/undo'],
      ['GET', '/not-taken'],
      ['POST', '/run'],
      ['DELETE', ''],
    ] as const)
      expect((await call(method, `${path}/${id}${end}`)).status).toBe(404)
  })

  test('is refused where its columns fit nothing', async () => {
    const id = await uploaded(['Title,Notes', 'Vase,Mine'])
    const { reading } = await read(id)
    const errorsOf = async (mappings: object[]) =>
      (
        await owner.call('PUT', `${path}/${id}/columns`, {
          body: { reading: { ...reading, mappings }, sameTitles: null, describesByTitle: false },
        })
      ).body.errors.map(({ errorMessage }: { errorMessage: string }) => errorMessage)
    const sheet = reading.mappings[0]?.sheet
    expect(await errorsOf([{ sheet, column: 0, target: 'subtitle' }])).toEqual([messages.noTitleColumn])
    expect(
      await errorsOf([
        { sheet, column: 0, target: 'title' },
        { sheet, column: 7, target: 'subtitle' },
      ]),
    ).toEqual([messages.unknownColumn])
    expect(
      await errorsOf([
        { sheet, column: 0, target: 'inventoryNumber' },
        { sheet, column: 1, target: 'inventoryNumber' },
        { sheet, column: 1, target: 'title' },
      ]),
    ).toEqual([messages.twice])
  })
})

describe('rows', () => {
  test('that cannot become items say why, and are corrected, answered, left out and imported later', async () => {
    const id = await uploaded([
      HEAD,
      'Blue vase,A tall vase,Ceramics,,,,',
      'Fucking vase,Another,Ceramics,,,,',
      'Red vase,,Ceramics,,,,',
      `Old vase,Another,${MISSING},,,,`,
      ',No title,Ceramics,,,,',
    ])
    expect((await checked(id)).counts).toMatchObject({ ready: 1, fault: 3, question: 1 })
    const { questions, reasons } = await overview(id)
    expect(questions).toMatchObject([{ rows: 1, question: { example: MISSING } }])
    expect(reasons.map(({ reason: { field }, lines }) => [field, lines])).toEqual(
      expect.arrayContaining([
        ['Title', [3]],
        ['Description', [4]],
        ['Title', [6]],
      ]),
    )
    expect((await imported(id)).counts).toMatchObject({ created: 1, fault: 3, question: 1 })
    const { body } = await owner.call('GET', `${path}/${id}/rows?state=fault`)
    const [refused, , untitled] = body.items
    const corrected = await owner.call('PUT', `${path}/${id}/rows/${refused.place}`, {
      body: { cells: ['Nice vase', ...refused.cells.slice(1)] },
    })
    expect(corrected.body).toMatchObject({ state: 'ready', title: 'Nice vase', reasons: [] })
    await owner.call('PUT', `${path}/${id}/rows/${untitled.place}`, { body: { choice: 'skip' } })
    const key = questions[0]?.question.key ?? ''
    const { reading } = await read(id)
    await checked(id, {
      reading: { ...reading, answers: { [key]: String(ceramics) } },
      describesByTitle: true,
    })
    expect((await read(id)).counts).toMatchObject({ created: 1, ready: 3, skipped: 1 })
    const csv = await owner.call('GET', `${path}/${id}/not-taken`)
    expect(String(csv.body)).toContain('"Collection.csv"'.slice(1, 5))
    await imported(id)
    expect(await titlesOf()).toEqual(['Blue vase', 'Nice vase', 'Red vase', 'Old vase'])
  })

  test('with a title that is there are asked about, left out or numbered, once for all', async () => {
    await aVaultItem(api.data.database, owner.userId, { title: 'Vase' })
    await aVaultItem(api.data.database, owner.userId, { title: 'Vase (2)' })
    const id = await uploaded(['Title,Description', 'VASE,One', 'Vase,Two', 'Cup,Three', 'cup,Four'])
    expect((await checked(id)).counts).toMatchObject({ duplicate: 3, ready: 1 })
    expect((await overview(id)).duplicates).toEqual({ rows: 3, titles: ['VASE', 'Vase', 'cup'] })
    expect((await checked(id, { sameTitles: 'skip' })).counts).toMatchObject({ skipped: 3, ready: 1 })
    expect((await checked(id, { sameTitles: 'number' })).counts).toMatchObject({ ready: 4 })
    await imported(id)
    expect((await titlesOf()).slice(2)).toEqual(['VASE (3)', 'Vase (4)', 'Cup', 'cup (2)'])
  })

  test('with an inventory number that was ever given can be taken without it', async () => {
    const first = await uploaded(['Title,Description,Inventory number', 'Cup,One,7'])
    await checked(first)
    await imported(first)
    const id = await uploaded(['Title,Description,Inventory number', 'Vase,One,7', 'Jug,Two,8'])
    expect((await checked(id)).counts).toMatchObject({ fault: 1, ready: 1 })
    const [{ reason }] = (await overview(id)).reasons as [ImportOverview['reasons'][number]]
    await owner.call('PUT', `${path}/${id}/rows`, { body: { problem: reason.key, choice: 'take' } })
    await work(id)
    expect((await imported(id)).counts).toMatchObject({ created: 2 })
  })
})

describe('a run', () => {
  const many = (count: number) => [
    'Title,Description,Tags',
    ...Array.from({ length: count }, (_, at) => `Plate ${at},A plate,plates`),
  ]

  test('that dies before or after a commit continues where it was, and creates nothing twice', async () => {
    const id = await uploaded(many(250))
    await checked(id)
    await owner.call('POST', `${path}/${id}/run`)
    for (const point of ['vault-import-before-commit', 'vault-import-after-commit']) {
      armFailpoint(point, () => {
        throw new Error('died')
      })
      await expect(work(id)).rejects.toThrow('died')
      armFailpoint(undefined)
      expect((await read(id)).itemsCount).toBe(point === 'vault-import-before-commit' ? 0 : 100)
    }
    await work(id)
    expect(await read(id)).toMatchObject({ state: 'ready', itemsCount: 250, counts: { created: 250 } })
    expect(await titlesOf()).toEqual(Array.from({ length: 250 }, (_, at) => `Plate ${at}`))
  })

  test('stops, continues, and keeps another import of the member waiting', async () => {
    const id = await uploaded(many(3))
    await checked(id)
    await owner.call('POST', `${path}/${id}/run`)
    const other = await uploaded(['Title,Description', 'Cup,One'])
    await checked(other)
    const refused = await owner.call('POST', `${path}/${other}/run`)
    expect([refused.status, refused.body.message]).toEqual([409, messages.oneAtATime])
    await owner.call('POST', `${path}/${id}/stop`)
    await work(id)
    expect(await read(id)).toMatchObject({ state: 'stopped', itemsCount: 0, counts: { ready: 3 } })
    expect(await imported(id)).toMatchObject({ itemsCount: 3 })
  })
})

describe('an undo', () => {
  const lines = [
    HEAD,
    ...['One', 'Two', 'Three'].map((title) => `${title},Text,Ceramics,New,tag,Shelf,${title}`),
  ]

  test('moves items and what they alone use to the trash, and leaves what was changed unless it is chosen', async () => {
    const id = await uploaded(lines)
    await checked(id)
    await imported(id)
    const [one, two] = await itemsOf()
    for (const item of [one, two])
      await owner.call('PUT', `/api/v1/vault/items/${item?.id}`, {
        body: { title: `${item?.title}!`, description: 'Changed', categoryId: ceramics },
      })
    expect((await owner.call('GET', `${path}/${id}/undo`)).body).toEqual({
      itemsCount: 1,
      updatesCount: 0,
      draftsCount: 0,
      keptCount: 2,
      kept: [
        { id: one?.id, title: 'One!', why: 'changed', isUpdate: false },
        { id: two?.id, title: 'Two!', why: 'changed', isUpdate: false },
      ],
    })
    expect((await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [two?.id] } })).status).toBe(
      200,
    )
    await work(id)
    expect(await read(id)).toMatchObject({ state: 'undone', itemsCount: 1, undoUntil: null })
    expect(await titlesOf()).toEqual(['One!'])
    const count = async (table: 'tags' | 'collections') =>
      (await api.data.database.selectFrom(table).select('id').where('user_id', '=', owner.userId).execute())
        .length
    // The item that stays uses them.
    expect([await count('tags'), await count('collections')]).toEqual([1, 1])
    const { body } = await owner.call('GET', '/api/v1/vault/trash')
    expect(body.items.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Three', 'Two!'])
  })

  test('leaves a location into which others were put', async () => {
    const id = await uploaded(lines)
    await checked(id)
    await imported(id)
    const [made] = await itemsOf()
    const parentId = made?.storage_location_id ?? null
    await anAttribute(api.data.database, owner.userId, {
      type: 'STORAGE_LOCATION',
      displayName: 'Drawer',
      parentId,
    })
    await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [] } })
    await work(id)
    const { body } = await owner.call('GET', '/api/v1/vault/locations')
    const own = body.locations.filter(({ isDefault }: { isDefault: boolean }) => !isDefault)
    expect(own.map(({ displayName }: { displayName: string }) => displayName)).toEqual(['Shelf', 'Drawer'])
  })

  test('frees its inventory numbers; an item that returns has its own again unless it was given to another', async () => {
    const id = await uploaded(lines)
    await checked(id)
    await imported(id)
    await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [] } })
    await work(id)
    const [one, two] = await itemsOf()
    const again = await uploaded([lines[0] ?? '', 'Other,Text,Ceramics,,,,One'])
    expect(await checked(again)).toMatchObject({ counts: { ready: 1 } })
    await imported(again)
    const numberOf = async (item?: { id: number }) => {
      const restored = await owner.call('POST', `/api/v1/vault/trash/items/${item?.id}/restore`, { body: {} })
      expect(restored.status).toBe(200)
      return (await owner.call('GET', `/api/v1/vault/items/${item?.id}/record`)).body.inventoryNumber
    }
    expect([await numberOf(one), await numberOf(two)]).toEqual(['', 'Two'])
  })

  test('removes tags, collections and locations that nothing uses, and the file can be imported again', async () => {
    const id = await uploaded(lines)
    await checked(id)
    await imported(id)
    await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [] } })
    await work(id)
    const { body } = await owner.call('GET', '/api/v1/vault/trash')
    expect(body.items.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'collections',
      'items',
      'items',
      'items',
      'tags',
    ])
    const left = await api.data.database
      .selectFrom('custom_attributes')
      .select('id')
      .where('user_id', '=', owner.userId)
      .execute()
    expect(left).toEqual([])
    // With their numbers, which the undo has freed.
    expect(await checked(id)).toMatchObject({ counts: { ready: 3 } })
    expect(await imported(id)).toMatchObject({ itemsCount: 3 })
  })

  test('ends after 30 days', async () => {
    const id = await uploaded(['Title,Description', 'Cup,One'])
    await checked(id)
    await imported(id)
    expect((await read(id)).undoUntil).not.toBeNull()
    await api.data.database
      .updateTable('vault_imports')
      .set({ imported_at: new Date(api.clock.now().getTime() - 31 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    expect((await read(id)).undoUntil).toBeNull()
    expect((await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [] } })).status).toBe(409)
  })
})

describe('an update', () => {
  const matching = (by: string, mode: 'update' | 'both' = 'update', empty: 'keep' | 'clear' = 'keep') => ({
    mode,
    by,
    empty,
  })
  /** Rows that are checked with what is said of their items. */
  const checkedUpdate = async (
    lines: readonly string[],
    match: object,
    targets: Record<string, string> = {},
  ) => {
    const id = await uploaded(lines)
    const { reading, sheets } = await read(id)
    const mappings = reading.mappings.map((mapping) => {
      const heading = sheets[0]?.columns.find(({ index }) => index === mapping.column)?.heading ?? ''
      return { ...mapping, target: targets[heading] ?? mapping.target }
    })
    return await checked(id, {
      reading: { ...reading, mappings, matching: match, defaults: { categoryId: ceramics } },
    })
  }
  const rowsOf = async (id: number): Promise<ImportRow[]> =>
    (await owner.call('GET', `${path}/${id}/rows`)).body.items
  const itemOf = async (id: number | undefined) => (await owner.call('GET', `/api/v1/vault/items/${id}`)).body
  const recordOf = async (id: number | undefined) =>
    (await owner.call('GET', `/api/v1/vault/items/${id}/record`)).body
  const base = [
    `${HEAD},Maker,Value`,
    'Blue vase,A tall vase,Ceramics,Favourites,blue;tall,Cabinet,A-1,Loetz,£100',
    'Green vase,A small vase,Ceramics,,,Cabinet,A-2,,',
  ]
  const baseTargets = { Value: 'valuation.fairMarket' }
  const stock = async () => {
    const { id } = await checkedUpdate(base, undefined as never, baseTargets)
    await imported(id)
    return await itemsOf()
  }

  test('changes mapped columns alone, shows what they were, is recorded, and is undone', async () => {
    const [blue, green] = await stock()
    const { id, counts } = await checkedUpdate(
      [
        'Inventory number,Maker,Tags,Storage location,Value',
        'a-1,Moser,blue;signed,,£120',
        'A-2,,,Cabinet,',
        'A-9,Nobody,,,',
      ],
      matching('inventoryNumber'),
      baseTargets,
    )
    expect(counts).toMatchObject({ change: 1, unchanged: 1, fault: 1 })
    const [first, second, third] = await rowsOf(id)
    const valuation = { basis: 'fairMarket', amount: 100, currency: 'GBP' }
    expect(first?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toMatchObject([
      { field: 'maker', before: 'Loetz', after: 'Moser' },
      {
        field: 'tags',
        before: [{ title: 'blue' }, { title: 'tall' }],
        after: [{ title: 'blue' }, { title: 'signed' }],
      },
      { field: 'valuations', before: [valuation], after: [{ ...valuation, amount: 120 }] },
    ])
    expect(second).toMatchObject({ state: 'unchanged', title: 'Green vase', changes: [] })
    expect(third?.reasons.map(({ text }) => text)).toEqual(['No item has inventory number A-9.'])
    expect((await overview(id)).creates).toEqual([{ kind: 'tag', names: ['signed'], count: 1 }])

    expect(await imported(id)).toMatchObject({ itemsCount: 0, updatesCount: 1, counts: { updated: 1 } })
    const changed = await itemOf(blue?.id)
    expect(changed).toMatchObject({ title: 'Blue vase', description: 'A tall vase' })
    expect(changed.tags.map(({ title }: { title: string }) => title).toSorted()).toEqual(['blue', 'signed'])
    expect(await recordOf(blue?.id)).toMatchObject({
      inventoryNumber: 'A-1',
      maker: 'Moser',
      valuations: [{ ...valuation, amount: 120 }],
      revision: (blue?.revision ?? 0) + 1,
    })
    expect((await itemOf(green?.id)).revision).toBe(green?.revision)
    const history = await owner.call('GET', `/api/v1/vault/items/${blue?.id}/history`)
    expect(history.body.items.map(({ by, field }: ItemChange) => [by, field]).toSorted()).toEqual([
      ['import', 'created'],
      ['import', 'maker'],
      ['import', 'tags'],
      ['import', 'valuations'],
    ])
    const events = await api.data.database
      .selectFrom('outbox_events')
      .select('payload')
      .where('type', '=', 'vault-item.updated.v1')
      .execute()
    expect(events.map(({ payload }) => payload)).toContainEqual({
      itemId: blue?.id,
      revision: changed.revision,
    })

    expect((await owner.call('GET', `${path}/${id}/undo`)).body).toEqual({
      itemsCount: 0,
      updatesCount: 1,
      draftsCount: 0,
      keptCount: 0,
      kept: [],
    })
    await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [] } })
    await work(id)
    expect(await read(id)).toMatchObject({ state: 'undone', updatesCount: 0 })
    expect(await recordOf(blue?.id)).toMatchObject({ maker: 'Loetz', valuations: [valuation] })
    expect((await itemOf(blue?.id)).tags.map(({ title }: { title: string }) => title)).toEqual([
      'blue',
      'tall',
    ])
    const tags = await api.data.database
      .selectFrom('tags')
      .select('title')
      .where('user_id', '=', owner.userId)
      .execute()
    expect(tags.map(({ title }) => title).toSorted()).toEqual(['blue', 'tall'])
  })

  test('leaves an item that was changed since as it is, unless it is chosen', async () => {
    const [blue, green] = await stock()
    const { id } = await checkedUpdate(
      ['Title,Maker', 'Blue vase,Moser', 'Green vase,Moser'],
      matching('title'),
    )
    await imported(id)
    for (const item of [blue, green])
      await owner.call('PUT', `/api/v1/vault/items/${item?.id}/record`, { body: { place: 'Bohemia' } })
    expect((await owner.call('GET', `${path}/${id}/undo`)).body).toMatchObject({
      updatesCount: 0,
      draftsCount: 0,
      keptCount: 2,
      kept: [
        { id: blue?.id, why: 'changed', isUpdate: true },
        { id: green?.id, why: 'changed', isUpdate: true },
      ],
    })
    await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [green?.id] } })
    await work(id)
    expect(await recordOf(blue?.id)).toMatchObject({ maker: 'Moser', place: 'Bohemia' })
    expect(await recordOf(green?.id)).toMatchObject({ maker: '', place: 'Bohemia' })
  })

  test('adds what matches nothing where both are wanted, and checks items again that changed meanwhile', async () => {
    const [blue] = await stock()
    const { id, counts } = await checkedUpdate(
      [
        'Inventory number,Title,Description,Maker',
        'A-1,Blue vase,A tall vase,Moser',
        'B-1,Red vase,New,Moser',
        'A-1,Blue vase,A tall vase,Lobmeyr',
      ],
      matching('inventoryNumber', 'both'),
    )
    expect(counts).toMatchObject({ change: 1, ready: 1, fault: 1 })
    expect((await rowsOf(id))[2]?.reasons.map(({ text }) => text)).toEqual([messages.rowTwice])
    await owner.call('PUT', `/api/v1/vault/items/${blue?.id}/record`, { body: { maker: 'Moser' } })
    expect((await imported(id)).counts).toMatchObject({ unchanged: 1, created: 1, fault: 1, updated: 0 })
    expect(await titlesOf()).toEqual(['Blue vase', 'Green vase', 'Red vase'])
  })

  test('keeps or clears the fields of empty cells, never required ones', async () => {
    const [blue] = await stock()
    const lines = ['Title,Description,Maker,Tags,Storage location,Value', 'Blue vase,,,,,']
    expect((await checkedUpdate(lines, matching('title'), baseTargets)).counts).toMatchObject({
      unchanged: 1,
    })
    const { id } = await checkedUpdate(lines, matching('title', 'update', 'clear'), baseTargets)
    await imported(id)
    const cleared = await itemOf(blue?.id)
    expect(cleared).toMatchObject({ description: 'A tall vase', tags: [], isStored: false })
    expect(await recordOf(blue?.id)).toMatchObject({ maker: '', valuations: [], inventoryNumber: 'A-1' })
    await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [] } })
    await work(id)
    expect(await itemOf(blue?.id)).toMatchObject({
      isStored: true,
      tags: [{ title: 'blue' }, { title: 'tall' }],
    })
  })

  test('by an item specific asks which of several items is meant', async () => {
    const { database } = api.data
    const first = await aVaultItem(database, owner.userId, { title: 'Cup' })
    const second = await aVaultItem(database, owner.userId, { title: 'Saucer' })
    for (const item of [first, second])
      await owner.call('PUT', `/api/v1/vault/items/${item}`, {
        body: {
          title: item === first ? 'Cup' : 'Saucer',
          description: 'Text',
          categoryId: ceramics,
          itemSpecifics: [{ displayName: 'Lot', value: '12' }],
        },
      })
    const { id, reading } = await checkedUpdate(
      ['Lot,Maker,Glaze', '12,Moser,blue'],
      matching('specific:Lot'),
      { Lot: 'specific', Glaze: 'specific' },
    )
    const [{ question }] = (await overview(id)).questions as [ImportOverview['questions'][number]]
    expect(question).toMatchObject({
      text: 'Which item has “12” as Lot?',
      options: [
        { value: String(first), label: 'Cup' },
        { value: String(second), label: 'Saucer' },
      ],
    })
    await checked(id, { reading: { ...reading, answers: { [question.key]: String(second) } } })
    await imported(id)
    expect((await itemOf(second)).itemSpecifics).toMatchObject([
      { displayName: 'Lot', value: '12' },
      { displayName: 'Glaze', value: 'blue' },
    ])
    expect((await itemOf(first)).itemSpecifics).toHaveLength(1)
  })

  test('of an item whose title is there already is chosen once for all', async () => {
    const [blue] = await stock()
    const id = await uploaded(['Title,Description,Maker', 'Blue vase,Another text,Moser', 'Cup,Text,'])
    expect((await checked(id)).counts).toMatchObject({ duplicate: 1, ready: 1 })
    expect((await checked(id, { sameTitles: 'update' })).counts).toMatchObject({ change: 1, ready: 1 })
    await imported(id)
    expect(await itemOf(blue?.id)).toMatchObject({ description: 'Another text' })
  })

  test('is refused by the rules of a save, and finds no item of another member', async () => {
    await stock()
    const stranger = await aMemberForLong(api, 'unlimited')
    const theirs = await aVaultItem(api.data.database, stranger.userId, { title: 'Theirs' })
    const { id, counts } = await checkedUpdate(
      ['ID,Title,Subtitle', `${theirs},Mine now,Stolen`],
      matching('id'),
      { ID: 'id' },
    )
    expect(counts).toMatchObject({ fault: 1, change: 0 })
    expect((await rowsOf(id))[0]?.reasons.map(({ text }) => text)).toEqual([`No item has ID ${theirs}.`])
    const other = await checkedUpdate(
      ['Inventory number,Title,Subtitle', 'A-1,Green vase,', 'A-2,,Fucking vase'],
      matching('inventoryNumber'),
    )
    expect(other.counts).toMatchObject({ fault: 2 })
  })
})

describe('rows that are kept as drafts', () => {
  const draftsOf = async () =>
    await api.data.database
      .selectFrom('vault_drafts')
      .select(['id', 'title', 'details', 'record', 'reasons', 'origin', 'import_id'])
      .where('user_id', '=', owner.userId)
      .orderBy('id')
      .execute()

  test('have what can be read of them and their reasons, and go with an undo unless they were changed', async () => {
    await aVaultItem(api.data.database, owner.userId, { title: 'Cup' })
    const id = await uploaded([
      `${HEAD},Maker`,
      'Red vase,,Ceramics,Cups,red,Shelf,R-1,Moser',
      'Green vase,,Ceramics,,,,,',
      'Fucking vase,Text,Ceramics,,,,,',
      'Cup,Another,Ceramics,,,,,',
    ])
    await checked(id)
    for (const { reason } of (await overview(id)).reasons) {
      await owner.call('PUT', `${path}/${id}/rows`, { body: { problem: reason.key, choice: 'draft' } })
      await work(id)
    }
    expect((await checked(id, { sameTitles: 'draft' })).counts).toMatchObject({ draft: 4, fault: 0 })
    expect((await overview(id)).creates.map(({ kind, names }) => [kind, names])).toEqual([
      ['tag', ['red']],
      ['collection', ['Cups']],
      ['storageLocation', ['Shelf']],
    ])
    expect(await imported(id)).toMatchObject({ counts: { drafted: 4 }, draftsCount: 4, itemsCount: 0 })
    const drafts = await draftsOf()
    expect(drafts.map(({ title, reasons }) => [title, reasons])).toEqual([
      ['Red vase', []],
      ['Green vase', []],
      ['Fucking vase', [{ field: 'title', text: expect.any(String) }]],
      ['Cup', [{ field: 'title', text: expect.any(String) }]],
    ])
    expect(drafts[0]).toMatchObject({
      origin: 'import',
      import_id: id,
      details: { categoryId: ceramics, tags: [{}], itemCollections: [{}], storageLocation: {} },
      record: { maker: 'Moser', inventoryNumber: 'R-1' },
    })
    await api.data.database
      .updateTable('vault_drafts')
      .set({ revision: 2 })
      .where('id', '=', drafts[1]?.id ?? 0)
      .execute()
    expect((await owner.call('GET', `${path}/${id}/undo`)).body).toMatchObject({ draftsCount: 3 })
    await owner.call('POST', `${path}/${id}/undo`, { body: { alsoItems: [] } })
    await work(id)
    expect((await draftsOf()).map(({ title }) => title)).toEqual(['Green vase'])
    expect(await titlesOf()).toEqual(['Cup'])
  })
})

describe('photos of a ZIP', () => {
  const photo = (seed: number) => Uint8Array.from({ length: 400 }, (_, at) => (at * 7919 + seed) % 251)
  const addPhotos = async (id: number, files: Record<string, Uint8Array>, { call } = owner) => {
    const form = new FormData()
    form.append('file', new File([Buffer.from(zipSync(files))], 'Photos.zip'))
    return await call('POST', `${path}/${id}/photos`, { body: form })
  }
  const photosOf = async (id: number): Promise<ImportPhotos> =>
    (await owner.call('GET', `${path}/${id}/photos`)).body
  const lines = [
    'Title,Description,Inventory number,Photo',
    'Blue vase,Tall,2026.014,IMG_1.jpg;gone.jpg',
    'Green vase,Small,2026.015,',
    'Red vase,Small,2026.015-1,',
  ]
  const withPhotos = async () => {
    const id = await uploaded(lines)
    const { reading } = await read(id)
    await checked(id, {
      reading: {
        ...reading,
        mappings: reading.mappings.map((mapping) =>
          mapping.column === 3 ? { ...mapping, target: 'photo' } : mapping,
        ),
        defaults: { categoryId: ceramics },
      },
    })
    return id
  }

  test('belong to rows by name and number; others are asked about, listed, or missing', async () => {
    const id = await withPhotos()
    const added = await addPhotos(id, {
      'pics/img_1.JPG': photo(1),
      '2026.014a.jpg': photo(2),
      '2026.015-1.jpg': photo(3),
      'Holiday.jpg': photo(4),
      'notes.txt': photo(5),
    })
    expect(added.status).toBe(200)
    expect(await photosOf(id)).toMatchObject({
      archives: [{ fileName: 'Photos.zip' }],
      counts: { matched: 2, asked: 1, unmatched: 1 },
      asked: [{ name: '2026.015-1.jpg', rows: [{ title: 'Red vase' }, { title: 'Green vase' }] }],
      unmatched: ['Holiday.jpg'],
      missing: [{ line: 2, title: 'Blue vase', name: 'gone.jpg' }],
      missingCount: 1,
    })
    expect((await read(id)).photos).toEqual({ waiting: 2, done: 0 })
    const [asked] = (await photosOf(id)).asked
    const green = asked?.rows.find(({ title }) => title === 'Green vase')
    const choose = async (row: number | null | undefined) =>
      (await owner.call('PUT', `${path}/${id}/photos/${asked?.place}`, { body: { row } })).status
    expect(await choose(99)).toBe(404)
    expect(await choose(green?.place)).toBe(200)
    expect((await photosOf(id)).counts).toMatchObject({ matched: 3, asked: 0 })
    expect(await choose(null)).toBe(200)
    expect((await photosOf(id)).counts).toMatchObject({ matched: 2, skipped: 1 })
    // When the rows become items, workers take the photos.
    expect(await imported(id)).toMatchObject({ state: 'photos', counts: { created: 3 } })
    expect((await owner.call('POST', `${path}/${id}/stop`)).status).toBe(200)
  })

  test('are reserved in the quota, joined by those of another ZIP, and deleted', async () => {
    const id = await withPhotos()
    const used = async () => await readUsedBytes(api.data.database, owner.userId)
    await addPhotos(id, { '2026.014.jpg': photo(1), '2026.015.jpg': photo(2) })
    expect(await used()).toBe(800)
    await addPhotos(id, { '2026.014.jpg': photo(1), '2026.014b.jpg': photo(3) })
    expect((await photosOf(id)).counts).toMatchObject({ matched: 3 })
    await owner.call('DELETE', `${path}/${id}/photos`)
    expect([await used(), (await photosOf(id)).archives]).toEqual([0, []])
    await api.data.database
      .updateTable('users')
      .set({ vault_quota_gb: 0 })
      .where('id', '=', owner.userId)
      .execute()
    expect((await addPhotos(id, { 'a.jpg': photo(1) })).body).toMatchObject({ errorCode: 'LIMIT_REACHED' })
    expect(await used()).toBe(0)
  })

  test('that are none, or made to harm, are refused with a sentence, as is the import of another', async () => {
    const id = await withPhotos()
    const sentence = async (files: Record<string, Uint8Array>) =>
      (await addPhotos(id, files)).body.errors[0].errorMessage
    expect(await sentence({ 'notes.txt': photo(1) })).toBe(messages.noPhotos)
    expect(await sentence({ '../a.jpg': photo(1) })).toBe(importRefusals.archivePaths)
    expect(await sentence({ 'a.jpg': new Uint8Array(1_000_000) })).toBe(importRefusals.archiveRatio)
    const stranger = await aMemberForLong(api, 'unlimited')
    expect((await addPhotos(id, { 'a.jpg': photo(1) }, stranger)).status).toBe(404)
    expect((await photosOf(id)).archives).toEqual([])
  })
})

describe('a mapping', () => {
  test('is saved under a name, and proposed for a file with the same headings', async () => {
    const id = await uploaded(['Title,Remark', 'Vase,Mine'])
    await checked(id)
    const { reading } = await read(id)
    const remark = reading.mappings.map((mapping) =>
      mapping.column === 1 ? { ...mapping, target: 'notes' } : mapping,
    )
    await checked(id, { reading: { ...reading, mappings: remark } })
    const saved = await owner.call('POST', '/api/v1/vault/import-mappings', {
      body: { name: 'Mine', importId: id },
    })
    expect(saved.status).toBe(200)
    expect(
      (await owner.call('POST', '/api/v1/vault/import-mappings', { body: { name: 'MINE', importId: id } }))
        .body,
    ).toMatchObject({ errors: [{ field: 'name', errorMessage: messages.nameTaken }] })
    const other = await read(await uploaded(['Title,Remark', 'Cup,Yours']))
    expect(other.savedMappings).toMatchObject([{ name: 'Mine', fits: true, reading: { mappings: remark } }])
    const third = await read(await uploaded(['Title,Price', 'Cup,3']))
    expect(third.savedMappings).toMatchObject([{ fits: false }])
    await owner.call('DELETE', `/api/v1/vault/import-mappings/${saved.body.response.id}`)
    expect((await read(id)).savedMappings).toEqual([])
  })
})
