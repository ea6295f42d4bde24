import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aCategory, anAuthor, aPublishedArticle } from '@vitrine/testing/dictionary-records'
import { ImportArticles } from '../dictionary/import-articles/import-articles.command.ts'
import { articleRowSchema } from '../dictionary/import-articles/article-row.ts'
import { articleFile, articleRow, importBench, ndjson, type ImportBench } from '../testing/article-files.ts'
import { OPERATOR } from './operator.ts'
import { openProgress } from './import-progress.ts'

let bench: ImportBench
beforeEach(async () => {
  await bench?.close()
  bench = await importBench()
})
afterAll(() => bench.close())

const count = async (
  table: 'articles' | 'article_versions' | 'outbox_events' | 'audit_entries' | 'authors' | 'taxonomy_nodes',
) => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM ${sql.table(table)}`.execute(
    bench.data.database,
  )
  return rows[0]?.count
}

const eventTypes = async () =>
  (await bench.data.database.selectFrom('outbox_events').select('type').orderBy('id').execute()).map(
    ({ type }) => type,
  )
const articleAt = async (url: string) =>
  await bench.data.database
    .selectFrom('articles')
    .selectAll()
    .where('url', '=', url)
    .executeTakeFirstOrThrow()
const blocksOf = async (url: string, version: number) =>
  (
    await bench.data.database
      .selectFrom('article_versions')
      .innerJoin('articles', 'articles.id', 'article_id')
      .select('blocks')
      .where('url', '=', url)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.blocks

describe('importing articles', () => {
  it('brings every row in with version, author, event and delivery, and one audit entry a batch', async () => {
    expect(await bench.run(articleFile(600))).toMatchObject({
      end: 'done',
      imported: 600,
      unchanged: 0,
      refused: 0,
      linesDone: 600,
    })
    expect(await count('articles')).toBe(600)
    expect(await count('article_versions')).toBe(600)
    expect(await count('authors')).toBe(1)
    const events = await eventTypes()
    expect(events.filter((type) => type === 'dictionary-article.published.v1')).toHaveLength(600)
    expect(events.filter((type) => type === 'dictionary-author.created.v1')).toHaveLength(1)
    const { rows } = await sql<{
      deliveries: number
    }>`SELECT count(*) AS deliveries FROM outbox_deliveries WHERE consumer = 'dictionary-search'`.execute(
      bench.data.database,
    )
    expect(rows[0]?.deliveries).toBe(600)
    const audit = await bench.data.database.selectFrom('audit_entries').selectAll().orderBy('id').execute()
    expect(audit.map(({ actor, action, details }) => ({ actor, action, details }))).toMatchObject(
      [250, 250, 100].map((imported) => ({
        actor: 'operator: import',
        action: 'dictionary-articles.imported',
        details: { imported },
      })),
    )
  })

  it('writes an article as the staff form would, its body as paragraphs', async () => {
    await bench.run(
      ndjson([
        articleRow(1, {
          title: '  Étui & "case"  ',
          url: 'Etui-1-',
          status: 'UNPUBLISHED',
          body: 'One <b>\ntwo\n\nThree & four',
        }),
        articleRow(2, { body: undefined }),
      ]),
    )
    expect(await articleAt('etui-1')).toMatchObject({
      title: 'Étui & "case"',
      sort_key: 'etui & "case"',
      letter: 'E',
      status: 'UNPUBLISHED',
      published_version: 0,
      draft_version: 1,
      revision: 1,
      thumbnail: '/media/categories/glass.webp',
    })
    expect(await blocksOf('etui-1', 1)).toEqual([
      { type: 'text', html: '<p>One &lt;b&gt;<br />two</p><p>Three &amp; four</p>' },
    ])
    expect(await blocksOf('vase-2', 1)).toEqual([])
    expect(await articleAt('vase-2')).toMatchObject({ status: 'PUBLISHED', published_version: 1 })
    expect((await eventTypes()).filter((type) => type.startsWith('dictionary-article.'))).toEqual([
      'dictionary-article.created.v1',
      'dictionary-article.published.v1',
    ])
  })

  it('makes missing authors and subcategories once, and finds those that are there', async () => {
    const { database } = bench.data
    const glass = await database
      .selectFrom('taxonomy_nodes')
      .select('id')
      .where('url', '=', 'glass')
      .executeTakeFirstOrThrow()
    const deeper = await aCategory(database, {
      title: 'Paperweights',
      url: 'paperweights',
      parentId: await aCategory(database, {
        title: 'Desk',
        url: 'desk',
        parentId: glass.id,
        mainImage: '/media/desk.webp',
      }),
    })
    const known = await anAuthor(database, 'Hopper')
    await bench.run(
      ndjson([
        articleRow(1, { subcategory: 'Glass', authors: ['Ada  Hopper', 'Ada Lovelace'] }),
        articleRow(2, { subcategory: 'glass ', authors: ['Ada Lovelace'] }),
        articleRow(3, { category: 'Ceramics', subcategory: 'Glass', authors: ['北斎'] }),
        articleRow(4, { subcategory: 'paperweights', category: 'glass' }),
      ]),
    )
    const nodes = await database
      .selectFrom('taxonomy_nodes')
      .select(['url', 'path', 'title', 'depth', 'ancestor_ids', 'id'])
      .where('depth', '=', 1)
      .where('title', '=', 'Glass')
      .orderBy('id')
      .execute()
    expect(nodes.map(({ path }) => path)).toEqual(['glass/glass-glass', 'ceramics/ceramics-glass'])
    expect(nodes.every(({ ancestor_ids, id }) => ancestor_ids.length === 2 && ancestor_ids[1] === id)).toBe(
      true,
    )
    expect((await articleAt('vase-1')).category_id).toBe((await articleAt('vase-2')).category_id)
    expect(await articleAt('vase-4')).toMatchObject({ category_id: deeper, thumbnail: '/media/desk.webp' })
    const links = await database
      .selectFrom('article_authors')
      .innerJoin('authors', 'authors.id', 'author_id')
      .select(['full_name', 'authors.url', 'author_id'])
      .where('article_id', '=', (await articleAt('vase-1')).id)
      .orderBy('position')
      .execute()
    expect(links).toMatchObject([
      { full_name: 'Ada Hopper', author_id: known },
      { full_name: 'Ada Lovelace', url: 'ada-lovelace' },
    ])
    expect(
      await database.selectFrom('authors').select('url').where('full_name', '=', '北斎').executeTakeFirst(),
    ).toEqual({ url: 'author' })
    expect((await eventTypes()).filter((type) => type === 'taxonomy-node.created.v1')).toHaveLength(2)
  })

  it('refuses rows with their line, field and code, and takes the others', async () => {
    const content = Buffer.concat([
      Buffer.from(
        ndjson([
          articleRow(1),
          articleRow(2, { title: 'V8' }),
          articleRow(3, { category: 'Unheard of' }),
          articleRow(4, { status: 'DRAFT' }),
          articleRow(5, { status: undefined, authors: [] }),
          articleRow(6, { title: 7, description: 'x'.repeat(1001) }),
          articleRow(1, { title: 'Again' }),
          articleRow(7, { body: 'a\0b' }),
          articleRow(8, { title: 'half \ud800' }),
          'not json',
          '[1]',
          '',
          articleRow(9, { thumbnail: 'http://elsewhere.example/a.jpg' }),
          articleRow(10, { url: 'c' }),
          `{"url":"long","body":"${'x'.repeat(10_000_000)}"}`,
          articleRow(11),
        ]),
      ),
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.from(JSON.stringify(articleRow(12))),
    ])
    const result = await bench.run(content)
    expect(result).toMatchObject({ end: 'done', imported: 3, unchanged: 0, refused: 14, linesDone: 18 })
    const told = result?.refusedRows.map(
      ({ line, errors }) =>
        `${line} ${errors.map(({ field, errorCode }) => `${field} ${errorCode}`).join(', ')}`,
    )
    expect(told).toEqual([
      '2 title Size',
      '3 category notFound',
      '4 status invalid',
      '5 authors null, status null',
      '6 title invalid, description Size',
      '7 url exists',
      '8 body invalid',
      '9 title invalid',
      '10 line invalid',
      '11 line invalid',
      '13 thumbnail invalid',
      '14 url invalid',
      '15 line Size',
      '17 line invalid',
    ])
    const report = (await readFile(result?.reportPath ?? '', 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(report).toHaveLength(14)
    expect(report[0]).toEqual({
      line: 2,
      url: 'vase-2',
      errors: [
        { field: 'title', errorCode: 'Size', errorMessage: 'The title must have at least 3 characters.' },
      ],
      values: { title: 'V8' },
    })
    expect(await count('articles')).toBe(3)
  })

  it('leaves alone what is there already, edited by staff or not', async () => {
    await bench.run(articleFile(3))
    await bench.data.database
      .updateTable('articles')
      .set({ title: 'Staff know better' })
      .where('url', '=', 'vase-2')
      .execute()
    const events = await count('outbox_events')
    expect(
      await bench.run(articleFile(4, { authors: ['Somebody Else'], subcategory: 'New here' })),
    ).toMatchObject({ imported: 1, unchanged: 3 })
    expect((await articleAt('vase-2')).title).toBe('Staff know better')
    expect(await count('outbox_events')).toBe((events ?? 0) + 3)
    expect(await bench.run(articleFile(4, { authors: ['Nobody'] }))).toMatchObject({
      imported: 0,
      unchanged: 4,
    })
    expect(
      await bench.data.database
        .selectFrom('authors')
        .select('id')
        .where('full_name', '=', 'Nobody')
        .execute(),
    ).toEqual([])
  })

  it('counts the same file the same way again', async () => {
    const file = ndjson([articleRow(1), articleRow(1), articleRow(2, { title: 'x' })])
    expect(await bench.run(file)).toMatchObject({ imported: 1, unchanged: 0, refused: 2, resumedAt: 0 })
    expect(await bench.run(file)).toMatchObject({ imported: 0, unchanged: 1, refused: 2, resumedAt: 0 })
    expect(await bench.data.database.selectFrom('imports').select(['lines_done', 'kind']).execute()).toEqual([
      { lines_done: 3, kind: 'dictionary-articles' },
    ])
  })

  it('never takes the default template for an article', async () => {
    const { database } = bench.data
    await bench.run(ndjson([articleRow(1, { url: 'default-template', status: 'UNPUBLISHED' })]))
    await database.updateTable('articles').set({ is_default_template: true }).execute()
    for (const update of [false, true]) {
      const result = await bench.run(ndjson([articleRow(1, { url: 'default-template' })]), { update })
      expect(result?.refusedRows).toMatchObject([
        { line: 1, errors: [{ field: 'url', errorCode: 'exists' }] },
      ])
    }
  })

  it('takes over an address that had only led elsewhere', async () => {
    const { database } = bench.data
    const moved = await aPublishedArticle(database, {
      categoryId: await aCategory(database),
      authorId: await anAuthor(database),
    })
    await database
      .insertInto('article_redirects')
      .values({ section: 'dictionary', url: 'vase-1', article_id: moved })
      .execute()
    await bench.run(articleFile(1))
    expect(await database.selectFrom('article_redirects').selectAll().execute()).toEqual([])
  })

  it('writes all of a batch or nothing of it', async () => {
    const { database } = bench.data
    const { id } = await openProgress(database, { kind: 'test', fingerprint: 'x', fileName: 'x' })
    const rows = [articleRow(1), articleRow(2, { category: 'Gone since' })].map((row) =>
      articleRowSchema.parse(row),
    )
    await expect(
      bench.commands.execute(
        new ImportArticles(OPERATOR, { importId: id, rows, update: false, linesDone: 2, refused: 0 }),
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const table of ['articles', 'outbox_events', 'audit_entries', 'authors'] as const)
      expect(await count(table)).toBe(0)
    expect(await openProgress(database, { kind: 'test', fingerprint: 'x', fileName: 'x' })).toMatchObject({
      linesDone: 0,
      imported: 0,
    })
  })
})

describe('--update', () => {
  it('brings what differs to the row, with a new revision and an event, and leaves the rest', async () => {
    await bench.run(articleFile(3))
    const events = await count('outbox_events')
    const rows = [
      articleRow(1),
      articleRow(2, { title: 'Anémone', authors: ['Grace Hopper', 'Ada Lovelace'], subcategory: 'Flasks' }),
      articleRow(3, { body: 'Rewritten.' }),
      articleRow(4),
    ]
    expect(await bench.run(ndjson(rows), { update: true })).toMatchObject({ imported: 3, unchanged: 1 })
    expect(await articleAt('vase-1')).toMatchObject({ revision: 1 })
    expect(await articleAt('vase-2')).toMatchObject({
      title: 'Anémone',
      sort_key: 'anemone',
      letter: 'A',
      revision: 2,
      draft_version: 1,
      published_version: 1,
    })
    expect(await articleAt('vase-3')).toMatchObject({ revision: 2, draft_version: 2, published_version: 2 })
    expect(await blocksOf('vase-3', 2)).toEqual([{ type: 'text', html: '<p>Rewritten.</p>' }])
    expect((await eventTypes()).slice(events).toSorted()).toEqual([
      'dictionary-article.published.v1',
      'dictionary-article.updated.v1',
      'dictionary-article.updated.v1',
      'dictionary-author.created.v1',
      'taxonomy-node.created.v1',
    ])
    const authors = await bench.data.database
      .selectFrom('article_authors')
      .innerJoin('authors', 'authors.id', 'author_id')
      .select('full_name')
      .where('article_id', '=', (await articleAt('vase-2')).id)
      .orderBy('position')
      .execute()
    expect(authors.map(({ full_name }) => full_name)).toEqual(['Grace Hopper', 'Ada Lovelace'])
    expect(await bench.run(ndjson(rows), { update: true })).toMatchObject({ imported: 0, unchanged: 4 })
  })

  it('follows the status, and what a row does not say stays', async () => {
    await bench.run(articleFile(2, { thumbnail: '/media/own.webp', showBreadcrumbs: false }))
    const { url, title, category, authors } = articleRow(1)
    const bare = (status: string) => ndjson([{ url, title, category, authors, status }])
    await bench.run(bare('UNPUBLISHED'), { update: true })
    expect(await articleAt('vase-1')).toMatchObject({
      status: 'UNPUBLISHED',
      thumbnail: '/media/own.webp',
      description: 'A vessel for flowers.',
      show_breadcrumbs: false,
      draft_version: 1,
      revision: 2,
    })
    await bench.run(bare('PUBLISHED'), { update: true })
    expect(await articleAt('vase-1')).toMatchObject({
      status: 'PUBLISHED',
      published_version: 1,
      revision: 3,
    })
    expect((await eventTypes()).slice(-2)).toEqual([
      'dictionary-article.unpublished.v1',
      'dictionary-article.published.v1',
    ])
  })
})
