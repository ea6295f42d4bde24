import { describe, expect, test } from 'vitest'
import { anArticle } from './articles.ts'
import { aPiece, piecesOf } from './pieces.ts'
import type { Subject } from './subject.ts'

export function counting(subject: Subject): void {
  const pieces = piecesOf(subject)
  const scope = { ownerId: [1] }

  describe('histograms', () => {
    const bowls = [
      ...[0, 1, 2.5, 9, 10].map((price) =>
        aPiece({ name: 'Bowl', price, status: price > 5 ? 'sold' : 'kept' }),
      ),
      aPiece({ name: 'Bowl', price: null }),
      aPiece({ name: 'Ewer', price: 400 }),
      aPiece({ name: 'Bowl', price: 7_000, ownerId: 2 }),
    ]

    test('of so many buckets lie between the least and the greatest value', async () => {
      await pieces.publish(...bowls)
      const { histograms } = await pieces.search({ text: 'bowl', histograms: { price: { buckets: 2 } } })
      expect(histograms).toEqual({
        price: [
          { from: 0, to: 5, count: 3 },
          { from: 5, to: 10, count: 2 },
        ],
      })
    })

    test('of a width begin at its multiples, empty buckets among them', async () => {
      await pieces.publish(...bowls)
      const { histograms } = await pieces.search({ text: 'bowl', histograms: { price: { interval: 4 } } })
      expect(histograms).toEqual({
        price: [
          { from: 0, to: 4, count: 3 },
          { from: 4, to: 8, count: 0 },
          { from: 8, to: 12, count: 2 },
        ],
      })
    })

    test('of a width begin as far after its multiples as is asked', async () => {
      await pieces.publish(...bowls)
      const { histograms } = await pieces.search({
        text: 'bowl',
        histograms: { price: { interval: 5, offset: 2 } },
      })
      expect(histograms).toEqual({
        price: [
          { from: -3, to: 2, count: 2 },
          { from: 2, to: 7, count: 1 },
          { from: 7, to: 12, count: 2 },
        ],
      })
    })

    test('are counted under all filters but their own, and are empty where nothing has a value', async () => {
      await pieces.publish(...bowls)
      const filtered = await pieces.search({
        text: 'bowl',
        facetFilters: { price: { from: 9 }, status: ['sold'] },
        histograms: { price: { buckets: 1 } },
      })
      expect(filtered).toMatchObject({ total: 2, histograms: { price: [{ from: 9, to: 10, count: 2 }] } })
      expect(
        await pieces.search({
          text: 'bowl',
          scope: { ownerId: [3] },
          histograms: { price: { buckets: 2 }, bought: { interval: 10 } },
        }),
      ).toMatchObject({ histograms: { price: [], bought: [] } })
    })

    test('of one value have one bucket, and never more buckets than the definition allows', async () => {
      await pieces.publish(aPiece({ name: 'Bowl', price: 5 }))
      expect((await pieces.search({ histograms: { price: { buckets: 9 } } })).histograms).toEqual({
        price: [{ from: 5, to: 5, count: 1 }],
      })
      await pieces.publish(aPiece({ name: 'Bowl', price: 1_000_000 }))
      expect(
        (await pieces.search({ histograms: { price: { interval: 0.5 } } })).histograms['price'],
      ).toHaveLength(3)
    })
  })

  describe('counts without a text', () => {
    test('are those of the moment, whoever has written in between', async () => {
      const asked = () => pieces.search({ facets: ['status'], limit: 0 })
      expect(await asked()).toMatchObject({ total: 0, facets: { status: [] } })
      const piece = aPiece({ name: 'Bowl' })
      await pieces.publish(piece)
      expect(await asked()).toMatchObject({ total: 1, facets: { status: [{ value: 'kept', count: 1 }] } })
      await pieces.publish({ ...piece, revision: 2, status: 'sold' })
      expect(await asked()).toMatchObject({ total: 1, facets: { status: [{ value: 'sold', count: 1 }] } })
      await subject.engine.apply(pieces.index, { upserts: [], removals: [{ id: piece.id, revision: 3 }] })
      expect(await asked()).toMatchObject({ total: 0, facets: { status: [] } })
      const rebuild = await subject.engine.startRebuild(pieces.index)
      await rebuild.write({ upserts: [aPiece({ name: 'Ewer' }), aPiece({ name: 'Jug' })], removals: [] })
      await rebuild.swap()
      expect(await asked()).toMatchObject({ total: 2 })
    })

    test('of the whole index are those of its records, however many writers, removals and rebuilds there were', async () => {
      const writing = (revision: number, ...ids: number[]) =>
        ids.map((id) =>
          anArticle({
            id,
            revision,
            title: `${'ABC'[(id + revision) % 3]}`,
            categoryUrls: ['all', `c${(id * revision) % 4}`],
            authorIds: [revision % 2],
          }),
        )
      const counted = async () => {
        const { total, facets } = await subject.search({
          facets: ['letter', 'categoryUrls', 'authorIds'],
          limit: 0,
        })
        return { total, facets }
      }
      const expected = (articles: ReturnType<typeof writing>) => ({
        total: articles.length,
        facets: {
          letter: valuesOf(articles.map(({ letter }) => letter)),
          categoryUrls: valuesOf(articles.flatMap(({ categoryUrls }) => categoryUrls)),
          authorIds: valuesOf(articles.flatMap(({ authorIds }) => authorIds.map(String))),
        },
      })
      const { engine, index } = subject
      await Promise.all(
        [1, 2, 3, 4, 5, 6].map((revision) =>
          engine.apply(index, {
            upserts: writing(revision, ...(revision % 2 ? [1, 2, 3, 4, 5] : [5, 4, 3, 2, 1])),
            removals: [],
          }),
        ),
      )
      expect(await counted()).toEqual(expected(writing(6, 1, 2, 3, 4, 5)))
      await engine.apply(index, {
        upserts: writing(5, 1),
        removals: [
          { id: 1, revision: 7 },
          { id: 9, revision: 1 },
        ],
      })
      expect(await counted()).toEqual(expected(writing(6, 2, 3, 4, 5)))
      const rebuild = await engine.startRebuild(index)
      await rebuild.write({ upserts: writing(6, 2, 3, 4), removals: [] })
      await engine.apply(index, { upserts: writing(8, 2), removals: [{ id: 3, revision: 8 }] })
      await rebuild.write({ upserts: writing(7, 2, 3), removals: [] })
      await rebuild.swap()
      expect(await counted()).toEqual(expected([...writing(8, 2), ...writing(6, 4)]))
    })

    test('are of as many values as are wanted, the most frequent ones', async () => {
      await pieces.publish(
        ...['kept', 'sold', 'sold', 'lent'].map((status) => aPiece({ name: 'Antique bowl', status })),
      )
      for (const text of ['', 'antique']) {
        const { facets } = await pieces.search({
          text,
          facets: ['status', 'ownerId'],
          facetValues: { status: 1 },
        })
        expect(facets).toEqual({ status: [{ value: 'sold', count: 2 }], ownerId: [{ value: '1', count: 4 }] })
      }
    })

    test('keep the other choices of a filtered facet', async () => {
      await pieces.publish(
        aPiece({ name: 'Antique bowl', status: 'kept', categories: ['a', 'b'] }),
        aPiece({ name: 'Antique ewer', status: 'sold', categories: ['b'] }),
      )
      for (const text of ['', 'antique']) {
        expect(
          await pieces.search({ text, facetFilters: { status: ['sold'] }, facets: ['status', 'categories'] }),
        ).toMatchObject({
          total: 1,
          facets: {
            status: [
              { value: 'kept', count: 1 },
              { value: 'sold', count: 1 },
            ],
            categories: [{ value: 'b', count: 1 }],
          },
        })
      }
    })
  })

  test('counts of a text that many records hold are those of the moment, too', async () => {
    const bowls = Array.from({ length: 420 }, () => aPiece({ name: 'Bowl' }))
    await pieces.publish(...bowls)
    const asked = (offset = 0) => pieces.search({ text: 'bowl', facets: ['status'], limit: 10, offset })
    expect(await asked()).toMatchObject({ total: 420, facets: { status: [{ value: 'kept', count: 420 }] } })
    expect(await asked(10)).toMatchObject({ total: 420, facets: { status: [{ value: 'kept', count: 420 }] } })
    await subject.engine.apply(pieces.index, {
      upserts: bowls.slice(0, 2).map((bowl) => ({ ...bowl, revision: 2, status: 'sold' })),
      removals: bowls.slice(2, 3).map(({ id }) => ({ id, revision: 2 })),
    })
    expect(await asked()).toMatchObject({
      total: 419,
      facets: {
        status: [
          { value: 'kept', count: 417 },
          { value: 'sold', count: 2 },
        ],
      },
    })
    expect(
      await pieces.search({
        text: 'bowl',
        facetFilters: { status: ['sold'] },
        facets: ['status'],
        limit: 10,
      }),
    ).toMatchObject({
      total: 2,
      facets: {
        status: [
          { value: 'kept', count: 417 },
          { value: 'sold', count: 2 },
        ],
      },
    })
  })

  test('a total beyond what the definition wants exact is told as greater', async () => {
    await pieces.publish(...Array.from({ length: 460 }, () => aPiece({ name: 'Bowl' })))
    for (const text of ['', 'bowl'])
      expect((await pieces.search({ text, limit: 5 })).total).toBeGreaterThan(450)
  })

  describe('more like this', () => {
    const names = async (like: {
      ids?: number[]
      text?: string
      leastShare?: number
      scope?: { ownerId: number[] }
    }) =>
      (await subject.engine.moreLikeThis(pieces.index, { scope, limit: 5, ...like })).map(
        ({ document }) => document.name,
      )
    const vase = aPiece({ name: 'Delft vase', note: 'Blue tulips on white tin glaze' })
    const others = [
      aPiece({ name: 'Delft jar', note: 'Blue tulips and birds on tin glaze' }),
      aPiece({ name: 'Oak chest', note: 'Carved panels' }),
      aPiece({ name: 'Delft plate', note: 'White tin glaze with tulips', ownerId: 2 }),
    ]

    test('finds by a record, which is not like itself, within the scope', async () => {
      await pieces.publish(vase, ...others)
      expect(await names({ ids: [vase.id] })).toEqual(['Delft jar'])
      expect(await names({ ids: [vase.id], scope: { ownerId: [2] } })).toEqual([])
    })

    test('finds by a text', async () => {
      await pieces.publish(vase, ...others)
      expect((await names({ text: 'tulips on tin glaze' })).toSorted()).toEqual(['Delft jar', 'Delft vase'])
      expect(await names({ text: 'carved oak' })).toEqual(['Oak chest'])
      expect(await names({ text: ' - ' })).toEqual([])
    })

    test('finds by a long text, most words of which no record has', async () => {
      await pieces.publish(vase, ...others)
      const story = Array.from({ length: 60 }, (_, place) => `story${place}`).join(' ')
      expect((await names({ text: `tulips on tin glaze ${story}` })).toSorted()).toEqual([
        'Delft jar',
        'Delft vase',
      ])
      expect(await names({ text: story })).toEqual([])
    })

    test('finds by few words of a long text where a small share is asked for', async () => {
      await pieces.publish(...others)
      const text = 'Carved tulips on white tin glaze of a Delft plate'
      expect(await names({ text })).not.toContain('Oak chest')
      expect(await names({ text, leastShare: 0 })).toContain('Oak chest')
    })

    test('says how alike each is, the most alike first', async () => {
      await pieces.publish(vase, ...others)
      const scores = (
        await subject.engine.moreLikeThis(pieces.index, {
          scope,
          limit: 5,
          text: 'Delft vase: blue tulips on white tin glaze',
        })
      ).map(({ document, score }) => [document.name, score] as const)
      expect(scores.map(([name]) => name)).toEqual(['Delft vase', 'Delft jar'])
      expect(scores[0]?.[1]).toBeGreaterThan(scores[1]?.[1] ?? 0)
      expect(scores[1]?.[1]).toBeGreaterThan(0)
      const ids = await subject.engine.idsLikeThis(pieces.index, {
        scope,
        limit: 5,
        text: 'Delft vase: blue tulips on white tin glaze',
      })
      expect(ids).toEqual([
        { id: vase.id, score: scores[0]?.[1] },
        { id: others[0]?.id, score: scores[1]?.[1] },
      ])
    })
  })
}

/** Each value with how often it is there, most frequent first. */
function valuesOf(values: readonly string[]) {
  return [...Map.groupBy(values, (value) => value)]
    .map(([value, of]) => ({ value, count: of.length }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
