import { fileStorage } from '@vitrine/platform/storage/file-storage'
import type { ObjectStorage } from '@vitrine/platform/storage/object-storage'
import { originalOf, renditionOf } from '@vitrine/domain/vault/media-objects'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { aCollection, anAttribute, aTag, aVaultItem, aVaultPhoto } from '@vitrine/testing/vault-records'
import { withoutFormulaGuard } from '@vitrine/contracts/formula-guard'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aSession, type TestMember } from '../testing/members.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { eachCsvPage } from './queries/items-as-csv.query.ts'
import { eachPageOfItems } from './pdf/write-vault-input.ts'
import { originalsAsZip } from './originals-as-zip.ts'
import { textOfPdf } from '@vitrine/documents/testing/text-of-pdf'

let api: TestApi
let owner: TestMember
let items: number[]

beforeAll(async () => {
  api = await testApi({ settings: { DOCUMENT_PHOTO_WAIT_SECONDS: '0' } })
  const { database, pool } = api.data
  owner = await aMember(api.app, database, 'unlimited')
  const categoryId = await aCategory(database, { title: 'Clocks', url: 'clocks' })
  const tagIds = [
    await aTag(database, owner.userId, { title: 'Attic' }),
    await aTag(database, owner.userId, { title: 'Für später' }),
  ]
  items = [
    await aVaultItem(database, owner.userId, {
      title: '=HYPERLINK("https://elsewhere.example")',
      description: 'Line one\nline "two", and a comma',
      categoryId,
      tagIds,
      createdAt: new Date('2024-01-31T10:00:00Z'),
    }),
    await aVaultItem(database, owner.userId, {
      title: 'Часы, ρολόι, שעון',
      description: '+1 of two',
      createdAt: new Date('2024-02-01T10:00:00Z'),
    }),
  ]
  await pool.query(
    "UPDATE vault_items SET purchase_date = '1999-12-05', purchase_price = 1234.5, years_in_family = 3, significances = '{2,1}', estimated_price_min = 100, estimated_price_max = 200, mean_price = 150, estimate_currency = 'USD', estimated_at = '2024-03-01T00:00:00Z' WHERE id = $1",
    [items[0]],
  )
  await aVaultItem(database, owner.userId, { title: 'Gone', deletedAt: new Date() })
  await aVaultItem(database, (await aMember(api.app, database, 'unlimited')).userId, {
    title: 'Of somebody else',
  })
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5a1f' } })
    .jpeg()
    .toBuffer()
  const storage = fileStorage(join(api.dataDir, 'media'))
  await storage.put(originalOf('cover'), photo, 'image/jpeg')
  await storage.put(renditionOf('cover', 400), photo, 'image/jpeg')
  await storage.put(originalOf('broken'), Buffer.from('no picture'), 'image/jpeg')
  await storage.put(renditionOf('broken', 400), Buffer.from('no picture'), 'image/jpeg')
  const media = {
    kind: 'image' as const,
    user_id: owner.userId,
    content_type: 'image/jpeg',
    bytes: photo.length,
    width: 60,
    height: 40,
    renditions: 'done' as const,
    rendition_type: 'image/jpeg',
    created_at: new Date(),
  }
  await database
    .insertInto('vault_media')
    .values([
      { ...media, key: 'cover', item_id: items[0] ?? 0, place: 0 },
      { ...media, key: 'broken', item_id: items[1] ?? 0, place: 0 },
      { ...media, key: 'missing', item_id: items[1] ?? 0, place: 1 },
    ])
    .execute()
  await pool.query('UPDATE vault_items SET images_count = 1')
})
afterAll(() => api.close())

const download = async (what: string) =>
  await api.app.inject({
    url: `/api/v1/vault/download/${what}`,
    headers: { cookie: await aSession(api.data.database, owner.userId) },
  })

describe('the table', () => {
  test('D2-034, D2-167: has every item, newest first, in the documented columns, and runs no formula', async () => {
    const { headers, body, rawPayload } = await download('items/csv')
    expect([headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      'text/csv',
      'attachment; filename=vaultItems.csv',
      'private, no-store',
    ])
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(body.split('\r\n').length).toBe(4)
    const [header, second, first] = parse(body, { bom: true })
    const documented = 23
    expect(header?.slice(0, documented)).toEqual([
      'ID',
      'Title',
      'Subtitle',
      'Description',
      'Category',
      'Collection',
      'Tags',
      'Date Acquired',
      'Purchase Price',
      'Sold Price',
      'Years In Family',
      'Significance',
      'Insurance Company',
      'Storage Location',
      'Item Specifics',
      'Photos',
      'Videos',
      'Estimated Price Min',
      'Estimated Price Max',
      'Mean Price',
      'Estimate Currency',
      'Date Added',
      'Estimate Date',
    ])
    expect(first?.slice(0, documented)).toEqual([
      String(items[0]),
      `'=HYPERLINK("https://elsewhere.example")`,
      '',
      'Line one\nline "two", and a comma',
      'Clocks',
      '',
      'Attic; Für später',
      '12/05/1999',
      '1234.50',
      '',
      '3',
      'Historically significant; Family heirloom',
      '',
      '',
      '',
      '1',
      '0',
      '100.00',
      '200.00',
      '150.00',
      'USD',
      '01/31/2024',
      '03/01/2024',
    ])
    expect([second?.[1], second?.[3]]).toEqual(['Часы, ρολόι, שעון', "'+1 of two"])
  })

  test('has what a record holds behind the documented columns, and runs no formula of it', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    const id = await aVaultItem(api.data.database, member.userId)
    await member.call('PUT', `/api/v1/vault/items/${id}/record`, {
      body: {
        inventoryNumber: '=2026+1',
        makerQualifier: 'attributedTo',
        dateText: 'c. 1890',
        quantity: 2,
        ownership: 'onLoanTo',
        ownershipDay: '2025-05-03',
        measurements: [{ measure: 'height', value: 28.5, unit: 'cm', note: 'with base' }],
        parts: [{ number: '1', name: 'Lid', note: 'A chip' }],
        costs: [{ kind: 'premium', amount: 12.5, currency: 'GBP', day: '2024-05-03' }],
        valuations: [
          {
            basis: 'insured',
            amount: 300,
            amountMax: 400,
            currency: 'EUR',
            valuer: 'Smith',
            isInsuredValue: true,
          },
        ],
        provenance: [{ dateText: '1912', event: 'A. Smith' }, { event: 'By descent' }],
      },
    })
    const { body } = await member.call('GET', '/api/v1/vault/download/items/csv')
    const [row] = parse(String(body), { bom: true, columns: true })
    expect(row).toMatchObject({
      'Inventory Number': "'=2026+1",
      Attribution: 'attributed to',
      'Date Made': 'c. 1890',
      'Earliest Year': '1885',
      'Latest Year': '1895',
      Quantity: '2',
      Ownership: 'On loan to',
      'Ownership Since': '05/03/2025',
      'Measurements And Weight': 'Height 28.5 cm with base',
      Parts: '1 Lid (A chip)',
      Costs: 'Buyer’s premium 12.50 GBP 05/03/2024',
      Valuations: 'Insured value 300.00 to 400.00 EUR Smith (insured value)',
      Provenance: '1912: A. Smith; By descent',
    })
  })

  test('D2-167: has what belongs to an item in its own columns', async () => {
    const { database, pool } = api.data
    const member = await aMember(api.app, database, 'free')
    const id = await aVaultItem(database, member.userId, {
      collectionId: await aCollection(database, member.userId, { title: 'Tea things' }),
      insuranceId: await anAttribute(database, member.userId, { displayName: 'Acorn Mutual' }),
      storageLocationId: await anAttribute(database, member.userId, {
        type: 'STORAGE_LOCATION',
        displayName: 'Upper shelf',
      }),
    })
    await pool.query(
      "UPDATE vault_items SET subtitle = 'Queen Anne', sold_price = 80, images_count = 3, videos_count = 1 WHERE id = $1",
      [id],
    )
    await pool.query(
      "INSERT INTO vault_item_specifics (item_id, place, name, display_name, value) VALUES ($1, 0, 'maker', 'Maker', 'Lion'), ($1, 1, 'period', 'Period', '1900')",
      [id],
    )
    const { body } = await member.call('GET', '/api/v1/vault/download/items/csv')
    expect(parse(String(body), { bom: true, columns: true })).toMatchObject([
      {
        Subtitle: 'Queen Anne',
        Collection: 'Tea things',
        'Sold Price': '80.00',
        'Insurance Company': 'Acorn Mutual',
        'Storage Location': 'Upper shelf',
        'Item Specifics': 'Maker: Lion; Period: 1900',
        Photos: '3',
        Videos: '1',
      },
    ])
  })

  test('puts an apostrophe before whatever a spreadsheet runs, and quotes what would end a field or a line', async () => {
    const member = await aMember(api.app, api.data.database, 'free')
    const run = [
      '=1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\tsum',
      '\rsum',
      '\uFF1D2',
      '\uFF0B2',
      '\uFF0D2',
      '\uFF202',
      '=1+",\n"',
      "'=1",
      "''-1",
    ]
    const plain = ["'quoted'", "''", '1=1', 'a,b', 'a "b"', 'a\rb', 'a\nb', 'ends\r', 'a\\nb', '%s $1 \\.']
    for (const [place, description] of [...run, ...plain].entries())
      await aVaultItem(api.data.database, member.userId, { title: `Item ${place}`, description })
    const { body } = await member.call('GET', '/api/v1/vault/download/items/csv')
    const rows: string[][] = parse(String(body), { bom: true, from: 2 })
    expect(rows.map(([, , , description]) => description).toReversed()).toEqual([
      ...run.map((text) => `'${text}`),
      ...plain,
    ])
    // What reads such a table gets every text back.
    expect(rows.map(([, , , description = '']) => withoutFormulaGuard(description)).toReversed()).toEqual([
      ...run,
      ...plain,
    ])
  })

  test('goes on over its pages where descriptions are long', async () => {
    const many = await aMember(api.app, api.data.database, 'free')
    await api.data.pool.query(
      "INSERT INTO vault_items (user_id, title, title_key, title_folded, sort_key, description, created_at, updated_at) SELECT $1, 'Item ' || n, 'item ' || n, 'item ' || n, 'item ' || n, repeat('x', 10000), now(), now() FROM generate_series(1, 450) n",
      [many.userId],
    )
    const pages: string[] = []
    for await (const lines of eachCsvPage(api.data.database, many.userId)) pages.push(lines)
    expect(Math.max(...pages.map((lines) => lines.length))).toBeLessThan(300_000)
    const rows: string[][] = parse(pages.join(''))
    expect([rows.length, new Set(rows.map(([id]) => id)).size]).toEqual([450, 450])
  })

  test('goes on over its pages of rows', async () => {
    const many = await aMember(api.app, api.data.database, 'free')
    await api.data.pool.query(
      "INSERT INTO vault_items (user_id, title, title_key, title_folded, sort_key, description, created_at, updated_at) SELECT $1, 'Item ' || n, 'item ' || n, 'item ' || n, 'item ' || n, 'x', now(), now() FROM generate_series(1, 1203) n",
      [many.userId],
    )
    const { body } = await many.call('GET', '/api/v1/vault/download/items/csv')
    const titles = parse(String(body), { bom: true, columns: true }).map((row: unknown) =>
      typeof row === 'object' && row !== null && 'Title' in row ? row.Title : '',
    )
    expect([titles.length, new Set(titles).size]).toEqual([1203, 1203])
  })
})

describe('the document', () => {
  test('D2-168: has its pages counted, its fonts in it, and the photos that can be read', async () => {
    const { headers, rawPayload } = await download('items/pdf')
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/pdf',
      'attachment; filename=vaultItems.pdf',
    ])
    const text = rawPayload.toString('latin1')
    expect([
      text.slice(0, 5),
      text.trimEnd().slice(-5),
      text.match(/\/Type \/Page\b/g)?.length,
      text.match(/\/FontFile2/g)?.length,
      text.match(/\/Subtype \/Image/g)?.length,
    ]).toEqual(['%PDF-', '%%EOF', 1, 2, 1])
  })

  test('is read in the letters that its font has, and says of others that they are in the table', async () => {
    const member = await aMember(api.app, api.data.database, 'unlimited')
    await aVaultItem(api.data.database, member.userId, {
      title: 'Théière à l’été, чайник, τσαγιέρα',
      description: 'Für später: ½ Æ ø.',
    })
    await aVaultItem(api.data.database, member.userId, { title: '青花 vase 🏺', description: '꽃병, かびん' })
    await aVaultItem(api.data.database, member.userId, { title: 'Bowl of 𠮷田' })
    const { rawPayload } = await api.app.inject({
      url: '/api/v1/vault/download/items/pdf',
      headers: { cookie: await aSession(api.data.database, member.userId) },
    })
    const text = textOfPdf(rawPayload)
    expect(text).toEqual(
      expect.arrayContaining([
        'Théière à l’été, чайник, τσαγιέρα',
        'Für später: ½ Æ ø.',
        '青花 ',
        'vase ',
        '🏺',
        '꽃병',
        ', ',
        'かびん',
        'Bowl of □',
        '田',
      ]),
    )
    expect(rawPayload.toString('latin1').match(/\/FontFile2/g)).toHaveLength(3)
    expect(
      text.filter(
        (line) => line === '□ stands for a letter that this document cannot print. The CSV download has it.',
      ),
    ).toHaveLength(1)
  })

  test('D2-168: says on each page of how many it is one, also where wide photos take less room than square ones', async () => {
    const { database } = api.data
    const member = await aMember(api.app, database, 'unlimited')
    const wide = await sharp({ create: { width: 60, height: 12, channels: 3, background: '#7a5a1f' } })
      .jpeg()
      .toBuffer()
    const storage = fileStorage(join(api.dataDir, 'media'))
    for (const at of Array(30).keys()) {
      const item_id = await aVaultItem(database, member.userId, { title: `Wide ${at}` })
      await storage.put(renditionOf(`wide${at}`, 400), wide, 'image/jpeg')
      await database
        .insertInto('vault_media')
        .values({
          key: `wide${at}`,
          item_id,
          user_id: member.userId,
          place: 0,
          kind: 'image',
          content_type: 'image/jpeg',
          bytes: wide.length,
          width: 60,
          height: 12,
          renditions: 'done',
          created_at: new Date(),
        })
        .execute()
      await database.updateTable('vault_items').set({ images_count: 1 }).where('id', '=', item_id).execute()
    }
    const { rawPayload } = await api.app.inject({
      url: '/api/v1/vault/download/items/pdf',
      headers: { cookie: await aSession(database, member.userId) },
    })
    const pages = textOfPdf(rawPayload).filter((line) => line.startsWith('Page '))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages).toEqual(pages.map((_, at) => `Page ${at + 1} of ${pages.length}`))
  })

  test('is read twenty items a step', async () => {
    const many = await aMember(api.app, api.data.database, 'free')
    await api.data.pool.query(
      "INSERT INTO vault_items (user_id, title, title_key, title_folded, sort_key, description, created_at, updated_at) SELECT $1, 'Item ' || n, 'item ' || n, 'item ' || n, 'item ' || n, 'x', now(), now() FROM generate_series(1, 45) n",
      [many.userId],
    )
    const pages: number[] = []
    for await (const page of eachPageOfItems(api.data.database, many.userId)) pages.push(page.length)
    expect(pages).toEqual([20, 20, 5])
  })

  test('of an empty vault is a page', async () => {
    const { status, body } = await (
      await aMember(api.app, api.data.database, 'suspended')
    ).call('GET', '/api/v1/vault/download/items/pdf')
    expect([status, String(body).slice(0, 5)]).toEqual([200, '%PDF-'])
  })
})

describe('a photo without a smaller size yet', () => {
  const PHOTO_NOT_READY = 'The photo of this item was not ready yet when this document was made.'

  async function withWaitingPhoto(key: string): Promise<TestMember> {
    const { database } = api.data
    const member = await aMember(api.app, database, 'unlimited')
    const item_id = await aVaultItem(database, member.userId, { title: 'Bowl' })
    // Whoever decodes it holds a gigabyte: the document must not even look at it.
    await fileStorage(join(api.dataDir, 'media')).put(
      originalOf(key),
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5a1f' } })
        .png()
        .toBuffer(),
      'image/png',
    )
    await database
      .insertInto('vault_media')
      .values({
        key,
        item_id,
        user_id: member.userId,
        place: 0,
        kind: 'image',
        content_type: 'image/png',
        bytes: 600_000,
        width: 12_000,
        height: 12_000,
        renditions: 'waiting',
        created_at: new Date(),
      })
      .execute()
    return member
  }

  const imagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0

  test('is left out with a sentence, and its original is never read', async () => {
    const member = await withWaitingPhoto('huge')
    const { rawPayload } = await api.app.inject({
      url: '/api/v1/vault/download/items/pdf',
      headers: { cookie: await aSession(api.data.database, member.userId) },
    })
    expect([imagesIn(rawPayload), textOfPdf(rawPayload).includes(PHOTO_NOT_READY)]).toEqual([0, true])
  })

  test('is waited for', async () => {
    const patient = await testApi({ on: api.data, settings: { DOCUMENT_PHOTO_WAIT_SECONDS: '60' } })
    try {
      const member = await withWaitingPhoto('slow')
      const asked = patient.app.inject({
        url: '/api/v1/vault/download/items/pdf',
        headers: { cookie: await aSession(api.data.database, member.userId) },
      })
      const smaller = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a5a1f' } })
        .jpeg()
        .toBuffer()
      await fileStorage(join(patient.dataDir, 'media')).put(renditionOf('slow', 400), smaller, 'image/jpeg')
      await api.data.pool.query("UPDATE vault_media SET renditions = 'done' WHERE key = 'slow'")
      const { rawPayload } = await asked
      expect([imagesIn(rawPayload), textOfPdf(rawPayload).includes(PHOTO_NOT_READY)]).toEqual([1, false])
    } finally {
      await patient.close()
    }
  })
})

test('the photos and videos come in one file, a folder an item, with the pictures of the collections; what is gone is left out', async () => {
  const { database } = api.data
  const storage = fileStorage(join(api.dataDir, 'media'))
  const picture = {
    kind: 'image' as const,
    content_type: 'image/png',
    bytes: 8,
    width: 60,
    height: 40,
    renditions: 'waiting' as const,
    created_at: new Date(),
    place: 0,
  }
  const pictureOf = async (userId: number, key: string, title: string, status: 'public' | 'private') => {
    await storage.put(originalOf(key), Buffer.from(`of ${key}`), 'image/png')
    const collectionId = await aCollection(database, userId, { title, status })
    await database
      .insertInto('vault_media')
      .values({ ...picture, user_id: userId, collection_id: collectionId, key })
      .execute()
  }
  await pictureOf(owner.userId, 'shown', 'Für alle', 'public')
  await pictureOf(owner.userId, 'kept', '時計', 'private')
  await pictureOf(
    (await aMember(api.app, database, 'unlimited')).userId,
    'elsewhere',
    'Of somebody else',
    'public',
  )
  const { headers, rawPayload } = await download('originals/zip')
  expect(headers['content-type']).toBe('application/zip')
  const files = Object.entries(unzipSync(rawPayload)).map(
    ([name, bytes]) => [name.replace(/\(\d+\)/g, '(n)'), bytes] as const,
  )
  expect(files.map(([name]) => name)).toEqual([
    'HYPERLINKhttpselsewhereexample (n)/photo 1 (n).jpg',
    'Item (n)/photo 1 (n).jpg',
    'Collections/Fur alle (n).png',
    'Collections/Collection (n).png',
  ])
  expect(files.slice(2).map(([, bytes]) => Buffer.from(bytes).toString())).toEqual(['of shown', 'of kept'])
})

test('a folder of the photos begins with the inventory number of its item', async () => {
  const { database } = api.data
  const member = await aMember(api.app, database, 'unlimited')
  const id = await aVaultItem(database, member.userId, { title: 'Salt cellar' })
  await member.call('PUT', `/api/v1/vault/items/${id}/record`, { body: { inventoryNumber: '2026.014/a' } })
  await aVaultPhoto(database, { key: 'numbered', item_id: id, user_id: member.userId })
  const storage: Pick<ObjectStorage, 'get'> = {
    get: async () =>
      await Promise.resolve({
        body: Readable.from([Buffer.from('a photo')]),
        size: 7,
        lastModified: new Date(),
      }),
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of originalsAsZip(database, storage, member.userId)) chunks.push(chunk)
  expect(Object.keys(unzipSync(Buffer.concat(chunks)))).toEqual([
    expect.stringMatching(/^2026\.014a Salt cellar \(\d+\)\/photo 1 \(\d+\)\.png$/),
  ])
})

test('the photos and videos come with a table of what WorthScores have said, where there is any', async () => {
  const { database } = api.data
  const member = await aMember(api.app, database, 'cancelled')
  const [id, gone] = [
    await aVaultItem(database, member.userId),
    await aVaultItem(database, member.userId, { deletedAt: new Date() }),
  ]
  for (const [item, day, middle] of [
    [id, '2026-01-31', 150],
    [id, '2026-05-01', 160],
    [gone, '2026-05-01', 9_999],
  ] as const)
    await database
      .insertInto('vault_item_valuations')
      .values({
        item_id: item,
        valued_at: new Date(`${day}T12:00:00Z`),
        estimated_price_min: 100,
        estimated_price_max: 200.5,
        mean_price: middle,
        wide_price_min: 50,
        wide_price_max: 400,
        currency: 'GBP',
        total: 12,
      })
      .execute()
  const chunks: Uint8Array[] = []
  for await (const chunk of originalsAsZip(database, { get: () => Promise.resolve(null) }, member.userId))
    chunks.push(chunk)
  const files = unzipSync(Buffer.concat(chunks))
  expect(Object.keys(files)).toEqual(['WorthScores.csv'])
  expect(parse(Buffer.from(files['WorthScores.csv'] ?? []), { columns: true })).toEqual(
    [
      ['01/31/2026', '150.00'],
      ['05/01/2026', '160.00'],
    ].map(([day, middle]) => ({
      'Item ID': String(id),
      Date: day,
      'Mean Price': middle,
      'Estimated Price Min': '100.00',
      'Estimated Price Max': '200.50',
      'Wide Price Min': '50.00',
      'Wide Price Max': '400.00',
      Currency: 'GBP',
      Sales: '12',
    })),
  )
})

test('whoever goes away in the middle of the photos and videos leaves no file open', async () => {
  const opened: Readable[] = []
  const endless = () => new Readable({ read: (size) => void opened.at(-1)?.push(Buffer.alloc(size)) })
  const storage: Pick<ObjectStorage, 'get'> = {
    get: async () => {
      const body = endless()
      opened.push(body)
      return await Promise.resolve({ body, size: 1, lastModified: new Date() })
    },
  }
  for await (const chunk of originalsAsZip(api.data.database, storage, owner.userId))
    if (chunk.length > 0) break
  await expect.poll(() => opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('whoever has no membership any more is told how many items are kept, and takes them along', async () => {
  const former = await aMember(api.app, api.data.database, 'cancelled')
  const count = async () => (await former.call('GET', '/api/v1/vault/download/items/count')).body
  expect(await count()).toEqual({ itemsCount: 0 })
  await aVaultItem(api.data.database, former.userId)
  await aVaultItem(api.data.database, former.userId, { deletedAt: new Date() })
  expect([
    await count(),
    (await former.call('GET', '/api/v1/vault/items')).status,
    (await former.call('GET', '/api/v1/vault/download/items/csv')).status,
  ]).toEqual([{ itemsCount: 1 }, 403, 200])
})

test('a download that is refused while another is made does not count', async () => {
  const member = await aMember(api.app, api.data.database, 'free')
  await api.data.pool.query(
    'INSERT INTO document_turns (user_id, holder, leased_until) VALUES ($1, gen_random_uuid(), $2)',
    [member.userId, new Date(api.clock.now().getTime() + 60_000)],
  )
  const refused = []
  for (let time = 0; time < 25; time += 1)
    refused.push((await member.call('GET', '/api/v1/vault/download/items/csv')).headers['retry-after'])
  expect(refused).toEqual(refused.map(() => '10'))
  await api.data.pool.query('DELETE FROM document_turns WHERE user_id = $1', [member.userId])
  expect((await member.call('GET', '/api/v1/vault/download/items/csv')).status).toBe(200)
})

test('the twenty-first download of an hour is refused', async () => {
  const member = await aMember(api.app, api.data.database, 'free')
  const statuses = []
  for (let time = 0; time < 21; time += 1)
    statuses.push((await member.call('GET', '/api/v1/vault/download/items/csv')).status)
  expect([statuses.slice(0, 20).every((status) => status === 200), statuses[20]]).toEqual([true, 429])
})
