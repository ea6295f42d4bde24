import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { openCopyDatabase } from '@vitrine/database/copy-database'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { soldItemCopy } from '../price-guide/import-sold-items/sold-item-copy.ts'
import { copyBench, type CopyBench, type CopyBenchOptions } from '../testing/copy-bench.ts'

let bench: CopyBench

beforeEach(async () => {
  await bench?.close()
  bench = await copyBench()
  for (const title of ['Glass', 'Ceramics'])
    await aCategory(bench.data.database, { title, url: title.toLowerCase() })
})
afterAll(() => bench.close())

async function run(
  content: string | Buffer,
  { name = 'lots.csv', batchRows = 100, ...options }: CopyBenchOptions & { name?: string } = {},
) {
  return await bench.run(
    await soldItemCopy({ database: bench.data.database, imageHosts: [], now: () => new Date() }),
    content,
    name,
    { batchRows, ...options },
  )
}

const HEADER = 'externalId,title,description,category,saleDate,price,currency,source'
const line = (number: number, price = '12.50') =>
  `${number},Vase ${number},"Blue, with a ""lid""",Glass,2020-02-29,${price},USD,A house`
const lines = (count: number, from = 1) => Array.from({ length: count }, (_, at) => line(from + at))
const csv = (...rows: string[]) => `${[HEADER, ...rows].join('\n')}\n`

const items = async () =>
  (
    await sql<{
      id: number
      title: string
      description: string
      price: number
      revision: number
      sort_key: string
    }>`SELECT id, title, description, price::float8 AS price, revision, sort_key FROM sold_items ORDER BY external_id::int`.execute(
      bench.data.database,
    )
  ).rows
const events = async () =>
  (
    await bench.data.database
      .selectFrom('outbox_events')
      .select(['type', 'payload'])
      .where('type', '=', 'sold-items.imported.v1')
      .orderBy('id')
      .execute()
  ).map(({ payload }) => payload as { fromId: number; toId: number })

describe('importing sold items', () => {
  it('brings every row in, with one event for the range of each batch in the same transaction', async () => {
    expect(await run(csv(...lines(250)))).toMatchObject({
      end: 'done',
      imported: 250,
      unchanged: 0,
      refused: 0,
      linesDone: 251,
    })
    const rows = await items()
    expect(rows[0]).toMatchObject({
      title: 'Vase 1',
      description: 'Blue, with a "lid"',
      price: 12.5,
      revision: 1,
      sort_key: 'vase A1',
    })
    const ranges = await events()
    expect(ranges).toHaveLength(3)
    for (const { id } of rows)
      expect(ranges.filter(({ fromId, toId }) => fromId <= id && id <= toId)).toHaveLength(1)
    const audit = await bench.data.database
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'details'])
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject(
      [100, 100, 50].map((imported) => ({
        actor: 'operator: import',
        action: 'sold-items.imported',
        details: { imported },
      })),
    )
  })

  it('run again writes nothing; a changed row is brought to its new values alone', async () => {
    await run(csv(...lines(20)))
    const before = (await events()).length
    expect(await run(csv(...lines(20)))).toMatchObject({ imported: 0, unchanged: 20 })
    expect(await events()).toHaveLength(before)
    expect(await run(csv(...lines(19), line(20, '99')))).toMatchObject({ imported: 1, unchanged: 19 })
    const rows = await items()
    expect([rows.length, rows.at(-1)?.price, rows.at(-1)?.revision, rows[0]?.revision]).toEqual([
      20, 99, 2, 1,
    ])
    expect((await events()).at(-1)).toEqual({ fromId: rows.at(-1)?.id, toId: rows.at(-1)?.id })
  })

  it('takes NDJSON and gzip as well', async () => {
    const row = {
      externalId: 'a',
      title: 'Vase',
      category: 'glass',
      saleDate: '2020-02-29',
      price: 3,
      currency: 'usd',
      priceBasis: 'Hammer price',
      source: 'A house',
      maker: 'Ada',
      pictures: ['/media/x.webp', '/media/y.webp'],
      pieces: 2,
    }
    expect(await run(gzipSync(`${JSON.stringify(row)}\n`), { name: 'lots.ndjson.gz' })).toMatchObject({
      imported: 1,
      refused: 0,
    })
    expect(
      await bench.data.database
        .selectFrom('sold_items')
        .select(['maker', 'pictures', 'pieces', 'currency', 'price_basis', 'is_sample'])
        .execute(),
    ).toEqual([
      {
        maker: 'Ada',
        pictures: ['/media/x.webp', '/media/y.webp'],
        pieces: 2,
        currency: 'USD',
        price_basis: 'hammer',
        is_sample: false,
      },
    ])
    expect(await run(gzipSync(csv(...lines(3))), { name: 'lots.csv.gz' })).toMatchObject({ imported: 3 })
  })

  it('keeps what COPY could misread as it is', async () => {
    const title = 'C:\\new\\temp "quoted" {a,b} \\N \\.'
    await run(
      `${JSON.stringify({ externalId: 'x\\N', title, description: 'tab\tand\nline\\', category: 'Glass', saleDate: '2020-01-01', price: 1, currency: 'USD', source: 's' })}\n`,
      { name: 'lots.ndjson' },
    )
    expect(
      await bench.data.database
        .selectFrom('sold_items')
        .select(['title', 'description', 'external_id'])
        .execute(),
    ).toEqual([{ title, description: 'tab\tand\nline\\', external_id: 'x\\N' }])
  })

  it('refuses rows with their line and reason, and takes the others', async () => {
    const of = (changes: Record<string, string>) => {
      const row: Record<string, string> = {
        externalId: '9',
        title: 'Vase',
        description: '',
        category: 'Glass',
        saleDate: '2020-01-01',
        price: '5',
        currency: 'USD',
        source: 'A house',
        ...changes,
      }
      return HEADER.split(',')
        .map((name) => row[name])
        .join(',')
    }
    const result = await run(
      csv(
        line(1),
        of({ price: '-3' }),
        of({ price: '1e9' }),
        of({ price: '99999999999' }),
        of({ currency: 'ABC' }),
        of({ saleDate: '2999-01-01' }),
        of({ saleDate: '30.1.2020' }),
        of({ category: 'Nowhere' }),
        of({ title: '' }),
        of({ externalId: '' }),
        line(1),
        'too,few',
        line(2),
      ),
    )
    expect(result).toMatchObject({ end: 'done', imported: 2, refused: 11, linesDone: 14 })
    expect(
      result?.refusedRows.map(
        (row) =>
          `${row.line} ${row.errors.map(({ field, errorCode }) => `${field} ${errorCode}`).join(', ')}`,
      ),
    ).toEqual([
      '3 price invalid',
      '4 price invalid',
      '5 price invalid',
      '6 currency invalid',
      '7 saleDate invalid',
      '8 saleDate invalid',
      '9 category notFound',
      '10 title null',
      '11 externalId null',
      '12 externalId exists',
      '13 line invalid',
    ])
  })

  it('reports every row of a file that is nearly all broken, in its order, and repeats of what a row holds its id and how the refused values begin', async () => {
    const broken = Array.from(
      { length: 490 },
      (_, at) => `${at + 100},${'Vase '.repeat(200)},,Nowhere,yesterday,-1,ABC,A house`,
    )
    const result = await run(csv(...broken, ...lines(10)))
    expect(result).toMatchObject({ end: 'done', imported: 10, refused: 490, linesDone: 501 })
    expect(result?.reasons.map(({ field, rows, first }) => [field, rows, first.length])).toContainEqual([
      'price',
      490,
      5,
    ])
    const report = (await readFile(result?.reportPath ?? '', 'utf8')).trimEnd().split('\n')
    expect(report.map((row) => JSON.parse(row).line)).toEqual(broken.map((_, at) => at + 2))
    expect(JSON.parse(report.at(-1) ?? '')).toMatchObject({
      externalId: '589',
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'price' }),
        expect.objectContaining({ field: 'title', errorCode: 'Size' }),
      ]),
    })
    expect(JSON.parse(report.at(-1) ?? '').values).toEqual({
      title: 'Vase '.repeat(12),
      saleDate: 'yesterday',
      price: '-1',
      currency: 'ABC',
    })
    expect(Math.max(...report.map((row) => row.length))).toBeLessThan(900)
  })

  it('names the values that it never reads, and refuses a zero byte with its row alone', async () => {
    const of = (number: number, title: string, saleDate: string, price: string) =>
      `${number},${title},,Glass,${saleDate},${price},USD,A house`
    const result = await run(
      csv(
        line(1),
        of(2, 'Vase', '2020-01-01', '$12.50'),
        of(3, 'Vase', '45123', '12.50'),
        of(4, 'Vase', '1/2/20', '(12.50)'),
        of(5, 'Va\0se', '2020-01-01', '12.50'),
      ),
    )
    expect(result).toMatchObject({ end: 'done', imported: 1, refused: 4 })
    expect(
      result?.reasons.map(({ field, errorMessage, first }) => [field, errorMessage, first[0]?.value]),
    ).toEqual([
      ['price', 'Write the amount alone, such as 12.50, and its currency in its own column.', '$12.50'],
      [
        'saleDate',
        'This is how a spreadsheet stores a date: give the column a date format there, and save the table again.',
        '45123',
      ],
      ['saleDate', 'Write the year with four digits, as in 2026-01-31.', '1/2/20'],
      ['price', 'Write the amount without brackets; a negative one begins with a minus.', '(12.50)'],
      ['title', 'The title must be on one line.', 'Va\0se'],
    ])
  })

  it('ends with a true report where the encoding is wrong, and where a quote never closes', async () => {
    const damaged = Buffer.concat([
      Buffer.from(csv(line(1), '9,Café à Sèvres,,Glass,2020-01-01,5,USD,A house')),
      Buffer.from('2,Caf\xe9,,Glass,2020-01-01,5,USD,A house\n', 'latin1'),
      Buffer.from(`${line(3)}\n`),
    ])
    expect(await run(damaged)).toMatchObject({
      end: 'done',
      imported: 3,
      refused: 1,
      refusedRows: [{ line: 4, errors: [{ field: 'line', errorCode: 'invalid' }] }],
    })
    expect(
      await run(
        csv(
          line(4),
          '5,"never closed,,Glass,2020-01-01,5,USD,A house',
          '6,Vase,,Glass,2020-01-01,5,USD,A house',
        ),
      ),
    ).toMatchObject({
      end: 'broken',
      reason: expect.stringContaining('A quote that opens in line 3 is never closed'),
      imported: 1,
    })
    expect(await items()).toHaveLength(4)
  })

  it('reads files as other programs write them, and says how', async () => {
    const file = (name: string) =>
      readFile(new URL(`../../../packages/tabular/src/cases/${name}.csv`, import.meta.url))
    const utf16 = Buffer.from(
      '\ufeffExternal ID;Title;Category;Sold on;Hammer price;Currency;Source;Colour\r\nu1;Vase;Glass;31.01.2026;1.234,50;EUR;A house;red\r\n',
      'utf16le',
    )
    const windows = Buffer.from(
      'externalId;title;category;saleDate;price;currency;source\nw1;Caf\xe9;Glass;2026-01-31;12,50;EUR;A house\n',
      'latin1',
    )
    for (const [name, content, readAs, imported] of [
      ['capitals.csv', await file('sold-items-header-capitals'), 'comma, decimal point, UTF-8', 3],
      ['comma.csv', await file('sold-items-semicolon-decimal-comma'), 'semicolon, decimal comma, UTF-8', 1],
      ['sep.csv', await file('sold-items-sep-line'), 'comma, decimal point, UTF-8, a sep= line', 3],
      ['tab.tsv', await file('sold-items-tab'), 'tab, decimal point, UTF-8', 1],
      ['unnamed', await file('sold-items-tab'), 'tab, decimal point, UTF-8', 0],
      [
        'utf16.txt',
        utf16,
        'semicolon, decimal comma, UTF-16 LE, dates with the day first, a byte-order mark',
        1,
      ],
      ['windows.csv', windows, 'semicolon, decimal comma, Windows-1252', 1],
    ] as const)
      expect(await run(content, { name })).toMatchObject({
        end: 'done',
        imported,
        refused: 0,
        reading: { readAs },
      })
    const stored = await sql<{ external_id: string; title: string; price: number; day: string }>`
      SELECT external_id, title, price::float8 AS price, sale_date::text AS day FROM sold_items WHERE source = 'A house' ORDER BY external_id`.execute(
      bench.data.database,
    )
    expect(stored.rows).toEqual([
      { external_id: 'u1', title: 'Vase', price: 1234.5, day: '2026-01-31' },
      { external_id: 'w1', title: 'Café', price: 12.5, day: '2026-01-31' },
    ])
    expect(await run(utf16, { name: 'utf16.txt' })).toMatchObject({
      unchanged: 1,
      reading: {
        unknown: ['Colour'],
        renamed: [
          { from: 'Sold on', to: 'saleDate' },
          { from: 'Hammer price', to: 'price' },
        ],
      },
    })
  })

  it('guesses nothing: what fits two readings stops before the first row, until it is said which is meant', async () => {
    const file = [
      'externalId;title;category;saleDate;price;currency;source',
      ...['1,234', '2,500', '9,999'].map(
        (price, at) => `${at + 1};Vase;Glass;2020-01-01;${price};EUR;A house`,
      ),
    ].join('\n')
    await expect(run(file)).rejects.toThrow(
      'The column price can be read in two ways: “1,234” is 1234 or 1.234; “2,500” is 2500 or 2.500; “9,999” is 9999 or 9.999; --decimal point or --decimal comma says which is meant. Nothing was imported.',
    )
    expect(await items()).toEqual([])
    expect(await run(file, { choices: { decimal: 'point' } })).toMatchObject({ end: 'done', imported: 3 })
    expect((await items()).map(({ price }) => price)).toEqual([1234, 2500, 9999])
  })

  it('refuses what is written in another way than the rest, each for the same reason', async () => {
    const rows = ['12,50', '13,50', '12.50', '14.50'].map(
      (price, at) => `${at + 1};Vase;Glass;31/01/2020;${price};EUR;A house`,
    )
    const file = [
      'externalId;title;category;saleDate;price;currency;source',
      '7;Vase;Glass;31/01/2020;1,5;EUR;A house',
      ...rows,
    ].join('\n')
    expect(await run(file)).toMatchObject({
      imported: 3,
      refused: 2,
      reasons: [
        {
          field: 'price',
          errorMessage: 'The numbers of this file have a decimal comma.',
          rows: 2,
          first: [
            { line: 5, key: '3' },
            { line: 6, key: '4' },
          ],
        },
      ],
    })
  })

  it('says in one sentence what is no table of sold items', async () => {
    await expect(run('Vase;12\nJug;13\n', { name: 'no-header.csv' })).rejects.toThrow(
      /^The first line names no column that is known here .* Nothing was imported\.$/,
    )
    await expect(
      run(Buffer.from('PK\u0003\u0004[Content_Types].xml', 'latin1'), { name: 'book.xlsx' }),
    ).rejects.toThrow('The file is a workbook')
    await expect(run('[{"externalId": "1"}]', { name: 'array.json' })).rejects.toThrow(
      'one JSON array: write its objects one a line',
    )
  })

  it('reads a file by its content where its name says something else', async () => {
    await expect(run('[{"externalId": "1"}]', { name: 'array.csv' })).rejects.toThrow(
      'one JSON array: write its objects one a line',
    )
    await run(csv('1,Vase,,Glass,2020-01-01,5,USD,A house'), { name: 'table.ndjson' })
    expect((await items()).map(({ title }) => title)).toEqual(['Vase'])
  })

  it('gives a text back that our own CSV has put an apostrophe before', async () => {
    await run(csv(`1,'=Vase,,Glass,2020-01-01,5,USD,A house`, `2,'t Hooft,,Glass,2020-01-01,5,USD,A house`))
    expect((await items()).map(({ title }) => title)).toEqual(['=Vase', "'t Hooft"])
  })

  it('goes on after the batch in hand when it was stopped, each row once', async () => {
    const stop = new AbortController()
    const file = csv(...lines(250))
    expect(await run(file, { signal: stop.signal, onProgress: () => stop.abort() })).toMatchObject({
      end: 'stopped',
      imported: 100,
    })
    expect(await run(file)).toMatchObject({ end: 'done', resumedAt: 101, imported: 250, unchanged: 0 })
    expect([
      (await items()).length,
      (await items()).every(({ revision }) => revision === 1),
      (await events()).length,
    ]).toEqual([250, true, 3])
  })

  it('is refused while the same file is being imported', async () => {
    const holder = await openCopyDatabase({ url: bench.data.url, applicationName: 'test' })
    const imports: ReturnType<typeof run>[] = []
    // Nothing can be written meanwhile: neither is done before the other has tried.
    await holder.database.transaction().execute(async (transaction) => {
      await sql`LOCK TABLE sold_items IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
      imports.push(run(csv(...lines(150))), run(csv(...lines(150))))
      expect(await Promise.race(imports)).toBeNull()
    })
    await holder.close()
    const results = await Promise.all(imports)
    expect(results.filter((result) => result !== null)).toMatchObject([{ end: 'done', imported: 150 }])
    expect(await items()).toHaveLength(150)
  })

  it('of a record that somebody else brings in at the same moment, the later one is told as a change', async () => {
    const holder = await openCopyDatabase({ url: bench.data.url, applicationName: 'test' })
    const file = csv(...lines(20))
    let importing: ReturnType<typeof run> | undefined
    await holder.database.transaction().execute(async (transaction) => {
      await sql`INSERT INTO sold_items (title, sort_key, category_id, sale_date, price, currency, source, external_id) SELECT 'Other', 'other', id, '2020-01-01', 1, 'USD', 'A house', '7' FROM taxonomy_nodes LIMIT 1`.execute(
        transaction,
      )
      importing = run(file)
      await expect
        .poll(
          async () =>
            (
              await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
                bench.data.database,
              )
            ).rows.length,
          { timeout: 20_000 },
        )
        .toBe(1)
    })
    await holder.close()
    expect(await importing).toMatchObject({ end: 'done', imported: 20, refused: 0 })
    const rows = await items()
    expect([rows.length, rows[6]?.title, rows[6]?.revision, rows[5]?.revision]).toEqual([20, 'Vase 7', 2, 1])
  })
})

it('a connection for COPY that nothing was asked of ends when it is closed, so that its process can end', async () => {
  const open = async () =>
    (
      await sql<{
        count: number
      }>`SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'unused'`.execute(
        bench.data.database,
      )
    ).rows[0]?.count
  const unused = await openCopyDatabase({ url: bench.data.url, applicationName: 'unused' })
  expect(await open()).toBe(1)
  await unused.close()
  await expect.poll(open).toBe(0)
})
