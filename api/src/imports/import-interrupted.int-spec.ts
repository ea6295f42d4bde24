import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { generateArticles } from '../generation/generate-articles.ts'
import { articleFile, articleRow, importBench, ndjson, type ImportBench } from '../testing/article-files.ts'
import { waitForIndex } from './wait-for-index.ts'

let bench: ImportBench
beforeEach(async () => {
  await bench?.close()
  bench = await importBench()
})
afterAll(() => bench.close())

/** Of each article: how many events and versions it has. */
async function traces() {
  const { rows } = await sql<{ articles: number; events: number; versions: number; audits: number }>`
    SELECT (SELECT count(*) FROM articles) AS articles, (SELECT count(*) FROM article_versions) AS versions, (SELECT count(*) FROM audit_entries) AS audits,
      (SELECT count(*) FROM outbox_events WHERE type LIKE 'dictionary-article.%') AS events`.execute(
    bench.data.database,
  )
  return rows[0]
}

describe('an import that was interrupted', () => {
  it('finishes the batch in hand when asked to stop, and goes on after it', async () => {
    const file = ndjson([
      articleRow('x', { title: 'x' }),
      ...articleFile(700).trimEnd().split('\n'),
      articleRow('y', { title: 'y' }),
    ])
    const stop = new AbortController()
    const stopped = await bench.run(file, { signal: stop.signal, onProgress: () => stop.abort() })
    expect(stopped).toMatchObject({ end: 'stopped', imported: 250, refused: 1, linesDone: 251 })
    expect(await traces()).toEqual({ articles: 250, events: 250, versions: 250, audits: 1 })
    const done = await bench.run(file)
    expect(done).toMatchObject({
      end: 'done',
      resumedAt: 251,
      imported: 700,
      unchanged: 0,
      refused: 2,
      linesDone: 702,
    })
    expect(done?.refusedRows.map(({ line }) => line)).toEqual([1, 702])
    expect(await traces()).toEqual({ articles: 700, events: 700, versions: 700, audits: 3 })
  })

  it('goes on where it was after a failure between two batches, each row and each refusal once', async () => {
    const rows = [
      ...articleFile(300).trimEnd().split('\n'),
      articleRow('x', { title: 'x' }),
      ...articleFile(600).trimEnd().split('\n').slice(300),
    ]
    const failed = await bench.run(ndjson(rows), {
      beforeWrite: (line) => {
        if (line > 250) throw new Error('the power went')
      },
    })
    expect(failed).toMatchObject({
      end: 'failed',
      reason: 'the power went',
      linesDone: 250,
      imported: 250,
      refused: 0,
    })
    const done = await bench.run(ndjson(rows))
    expect(done).toMatchObject({ end: 'done', resumedAt: 250, imported: 600, unchanged: 0, refused: 1 })
    expect((await readFile(done?.reportPath ?? '', 'utf8')).trimEnd().split('\n')).toHaveLength(1)
    expect(await traces()).toMatchObject({ articles: 600, events: 600 })
  })

  it('still knows the urls of the lines it has done', async () => {
    const file = `${articleFile(250)}${ndjson([articleRow(7), articleRow(251)])}`
    const stop = new AbortController()
    await bench.run(file, { signal: stop.signal, onProgress: () => stop.abort() })
    const done = await bench.run(file)
    expect(done).toMatchObject({
      resumedAt: 250,
      imported: 251,
      unchanged: 0,
      refused: 1,
      refusedRows: [{ line: 251, errors: [{ field: 'url', errorCode: 'exists' }] }],
    })
  })

  it('begins anew with a file that was mended, and finds what is in already', async () => {
    const broken = `${articleFile(250)}${ndjson([articleRow(251, { title: 'x' })])}`
    await bench.run(broken, {
      beforeWrite: (line) => {
        if (line > 250) throw new Error('the power went')
      },
    })
    expect(await bench.run(articleFile(251))).toMatchObject({
      end: 'done',
      resumedAt: 0,
      imported: 1,
      unchanged: 250,
      refused: 0,
    })
  })
})

describe('a broken file', () => {
  const rows = [...generateArticles(1_500, 4)].map((article) => ({ ...article, category: 'Glass' }))
  const packed = gzipSync(ndjson(rows))

  it('that was cut short stops nothing before the cut', async () => {
    const result = await bench.run(packed.subarray(0, packed.length / 2), { name: 'cut.ndjson.gz' })
    expect(result).toMatchObject({ end: 'broken', reason: 'unexpected end of file', refused: 0 })
    expect(result?.imported).toBeGreaterThan(500)
    expect(result?.linesDone).toBe(result?.imported)
    expect((await traces())?.articles).toBe(result?.imported)
  })

  it('that was damaged stops nothing before the damage', async () => {
    const damaged = Buffer.concat([
      packed.subarray(0, packed.length / 2),
      Buffer.alloc(40_000, 0xaa),
      packed.subarray(packed.length / 2),
    ])
    const result = await bench.run(damaged, { name: 'damaged.ndjson.gz' })
    expect(result?.end).toBe('broken')
    expect(result?.imported).toBeGreaterThan(500)
  })

  it('is read by what it holds, not by its name, in several parts as well', async () => {
    const parts = Buffer.concat([gzipSync(articleFile(2)), gzipSync(ndjson([articleRow(3)]))])
    expect(await bench.run(parts, { name: 'articles.ndjson' })).toMatchObject({ end: 'done', imported: 3 })
  })
})

describe('two imports at once', () => {
  it('of the same file: the second one is told so', async () => {
    let second: unknown = 'not asked'
    const file = articleFile(10)
    await bench.run(file, {
      beforeWrite: async () => {
        second = await bench.run(file)
      },
    })
    expect(second).toBeNull()
    expect(await traces()).toMatchObject({ articles: 10, events: 10 })
  })

  it('of files that share articles, authors and subcategories make each once', async () => {
    const file = (from: number) =>
      ndjson(
        Array.from({ length: 600 }, (_, index) =>
          articleRow(from + index, { subcategory: `Kind ${index % 40}`, authors: [`Writer ${index % 90}`] }),
        ),
      )
    const [one, other] = await Promise.all([
      bench.run(file(1), { name: 'one.ndjson' }),
      bench.run(file(301), { name: 'other.ndjson' }),
    ])
    expect([one?.end, other?.end]).toEqual(['done', 'done'])
    expect((one?.imported ?? 0) + (other?.imported ?? 0)).toBe(900)
    expect(await traces()).toMatchObject({ articles: 900, events: 900, versions: 900 })
    const { rows } = await sql<{ authors: number; nodes: number }>`
      SELECT (SELECT count(*) FROM authors) AS authors, (SELECT count(*) FROM taxonomy_nodes WHERE depth = 1) AS nodes`.execute(
      bench.data.database,
    )
    expect(rows[0]).toEqual({ authors: 90, nodes: 40 })
  })
})

async function deliverOne(worker: Database): Promise<void> {
  await sql`
    UPDATE outbox_deliveries SET done_at = now()
    WHERE (event_id, consumer) IN (SELECT event_id, consumer FROM outbox_deliveries WHERE done_at IS NULL AND consumer = 'dictionary-search' LIMIT 1)`.execute(
    worker,
  )
}

describe('waiting for the index', () => {
  const limits = { stalled: 30_000, workers: 50 }
  const signal = new AbortController().signal

  it('ends when all deliveries are done', async () => {
    await bench.run(articleFile(5))
    const { database } = bench.data
    // As a worker's connection does.
    const end = await database.connection().execute(async (worker) => {
      await sql`SET application_name = 'vitrine-workers'`.execute(worker)
      let working: Promise<unknown> = Promise.resolve()
      const result = await waitForIndex(database, {
        signal,
        limits,
        onProgress: () => {
          working = working.then(() => deliverOne(worker))
        },
      })
      await working
      return result
    })
    expect(end).toBe('caught-up')
  })

  it('says when no workers run', async () => {
    await bench.run(articleFile(5))
    const open: number[] = []
    expect(
      await waitForIndex(bench.data.database, {
        signal,
        limits,
        onProgress: (deliveries) => open.push(deliveries.open),
      }),
    ).toBe('no-workers')
    expect(open.at(-1)).toBe(5)
  })
})
