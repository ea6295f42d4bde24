import { describe, expect, test } from 'vitest'
import { aPiece, piecesOf } from './pieces.ts'
import type { Subject } from './subject.ts'

export function scoping(subject: Subject): void {
  const pieces = piecesOf(subject)
  const byName = { field: 'name', direction: 'asc' } as const

  describe('a scope', () => {
    test('hides everything outside of it: hits, counts, suggestions', async () => {
      await pieces.publish(
        aPiece({ name: 'Blue vase', categories: ['glass'] }),
        aPiece({ name: 'Green vase', ownerId: 2, categories: ['glass', 'secret'] }),
        aPiece({ name: 'Red vase', status: 'sold', categories: ['glass'] }),
      )
      expect(await pieces.search({ text: 'vase', facets: ['categories'], sort: byName })).toMatchObject({
        total: 2,
        facets: { categories: [{ value: 'glass', count: 2 }] },
      })
      expect(await pieces.names({ text: 'vase', scope: { ownerId: [2] } })).toEqual(['Green vase'])
      expect(await pieces.names({ text: 'vase', scope: { ownerId: [1], status: ['kept'] } })).toEqual([
        'Blue vase',
      ])
      expect(await pieces.search({ text: '', scope: { ownerId: [3] }, facets: ['status'] })).toMatchObject({
        total: 0,
        hits: [],
        facets: { status: [] },
      })
      const suggested = await subject.engine.suggest(pieces.index, {
        text: 'vas',
        limit: 10,
        scope: { ownerId: [1] },
      })
      expect(suggested.map(({ name }) => name)).toEqual(['Blue vase', 'Red vase'])
    })

    test('is where a text is guessed at: what only others have is not there', async () => {
      await pieces.publish(aPiece({ name: 'Base' }), aPiece({ name: 'Vase', ownerId: 2 }))
      const found = await pieces.search({ text: 'vase' })
      expect(found.hits.map(({ document }) => document.name)).toEqual(['Base'])
      expect(found.understood).toEqual({ kind: 'guessed', used: 'base' })
    })

    test('that the definition requires is never left out', async () => {
      await expect(
        // @ts-expect-error: the compiler wants the owner
        subject.engine.search(pieces.index, { text: '', sort: 'relevance', offset: 0, limit: 1 }),
      ).rejects.toThrow(/ownerId/)
      await expect(
        subject.engine.search(pieces.index, {
          text: '',
          // @ts-expect-error: another field of the scope does not do
          scope: { status: ['kept'] },
          sort: 'relevance',
          offset: 0,
          limit: 1,
        }),
      ).rejects.toThrow(/ownerId/)
      // @ts-expect-error: suggestions alike
      await expect(subject.engine.suggest(pieces.index, { text: 'vas', limit: 1 })).rejects.toThrow(/ownerId/)
    })

    test('of no values holds nothing', async () => {
      await pieces.publish(aPiece({ name: 'Vase' }))
      expect(await pieces.search({ scope: { ownerId: [] } })).toMatchObject({ total: 0, hits: [] })
    })

    test('takes any sign in a value for itself', async () => {
      const odd = ["it's", 'back\\slash', '"quoted" & | ! (:*)', 'ünï', ' spaced  ', 'x'.repeat(3_000)]
      await pieces.publish(...odd.map((status) => aPiece({ name: 'Vase', status })))
      for (const status of odd.slice(0, 5))
        expect(
          await pieces.search({ text: 'vase', scope: { ownerId: [1], status: [status] } }),
        ).toMatchObject({ total: 1 })
    })
  })

  describe('ranges, sorts and limits', () => {
    const priced = [
      aPiece({ name: 'Cheap bowl', price: 5, bought: 100 }),
      aPiece({ name: 'Fair bowl', price: 50, bought: 300 }),
      aPiece({ name: 'Dear bowl', price: 50, bought: 200 }),
      aPiece({ name: 'Dearest bowl', price: 900.5, bought: 200 }),
      aPiece({ name: 'Unpriced bowl', price: null, bought: 400 }),
    ]

    test('hold both ends, in the scope and as facet filters; what has no number is in none', async () => {
      await pieces.publish(...priced)
      const sort = byName
      expect(await pieces.names({ sort, scope: { ownerId: [1], price: { from: 50, to: 900.5 } } })).toEqual([
        'Dear bowl',
        'Dearest bowl',
        'Fair bowl',
      ])
      expect(await pieces.names({ sort, text: 'bowl', facetFilters: { price: { to: 50 } } })).toEqual([
        'Cheap bowl',
        'Dear bowl',
        'Fair bowl',
      ])
      expect(await pieces.names({ sort, facetFilters: { price: {} } })).toHaveLength(4)
      expect(await pieces.names({ sort, facetFilters: { bought: { from: 250 } } })).toEqual([
        'Fair bowl',
        'Unpriced bowl',
      ])
    })

    test('several sort keys, the absent last both ways, ties by the first sort field', async () => {
      await pieces.publish(...priced)
      const sorted = (direction: 'asc' | 'desc') =>
        pieces.names({
          text: 'bowl',
          sort: [
            { field: 'price', direction },
            { field: 'bought', direction: 'desc' },
          ],
        })
      expect(await sorted('asc')).toEqual([
        'Cheap bowl',
        'Fair bowl',
        'Dear bowl',
        'Dearest bowl',
        'Unpriced bowl',
      ])
      expect(await sorted('desc')).toEqual([
        'Dearest bowl',
        'Fair bowl',
        'Dear bowl',
        'Cheap bowl',
        'Unpriced bowl',
      ])
      expect(await pieces.names({ sort: { field: 'bought', direction: 'asc' } })).toEqual([
        'Cheap bowl',
        'Dear bowl',
        'Dearest bowl',
        'Fair bowl',
        'Unpriced bowl',
      ])
      expect(await pieces.names({ sort: { field: 'price', direction: 'desc' } })).toEqual([
        'Dearest bowl',
        'Dear bowl',
        'Fair bowl',
        'Cheap bowl',
        'Unpriced bowl',
      ])
    })

    test('pages of one order follow each other, with and without a text', async () => {
      await pieces.publish(...Array.from({ length: 30 }, (_, at) => aPiece({ name: 'Bowl', price: at % 3 })))
      for (const text of ['', 'bowl']) {
        const pages = await Promise.all(
          [0, 10, 20].map((offset) =>
            pieces.search({ text, offset, limit: 10, sort: { field: 'price', direction: 'desc' } }),
          ),
        )
        expect(new Set(pages.flatMap(({ hits }) => hits.map(({ document }) => document.id))).size).toBe(30)
      }
    })

    test('are the definition’s: window, page size, values of a facet, words', async () => {
      await pieces.publish(
        ...['a', 'b', 'c', 'd'].map((category) => aPiece({ name: 'Bowl', categories: [category] })),
      )
      expect(await pieces.search({ offset: 45, limit: 10 })).toMatchObject({ total: 4, hits: [] })
      await expect(pieces.search({ limit: 21 })).rejects.toThrow(/20/)
      expect((await pieces.search({ facets: ['categories'] })).facets['categories']).toHaveLength(3)
      expect(
        await pieces.search({ text: 'bowl bowl bowl nothing1 nothing2 nothing3 nothing4 nothing5 nothing6' }),
      ).toMatchObject({
        understood: {
          kind: 'partial',
          leftOut: ['nothing1', 'nothing2', 'nothing3', 'nothing4', 'nothing5'],
        },
      })
    })

    test('a field that is not declared for a use is refused', async () => {
      await expect(pieces.search({ facets: ['note'] })).rejects.toThrow(/note/)
      await expect(pieces.search({ sort: { field: 'note', direction: 'asc' } })).rejects.toThrow(/note/)
      await expect(pieces.search({ facetFilters: { note: ['x'] } })).rejects.toThrow(/note/)
    })
  })
}
