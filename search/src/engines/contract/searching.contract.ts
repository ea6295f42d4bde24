import { describe, expect, test } from 'vitest'
import { anArticle } from './articles.ts'
import { articles, cases } from './relevance.cases.ts'
import type { Subject } from './subject.ts'

export function searching(subject: Subject): void {
  describe('relevance', () => {
    test('each query brings first what it must', async () => {
      await subject.publish(...articles)
      const firsts = await Promise.all(
        cases.map(async ({ why, query }) => ({
          why,
          query,
          first: (await subject.titles({ text: query, limit: 10 }))[0],
        })),
      )
      expect(firsts).toEqual(cases)
    })

    test('a rightly spelled text is not watered down by guesses', async () => {
      await subject.publish(
        anArticle({ title: 'Vase' }),
        anArticle({ title: 'Base' }),
        anArticle({ title: 'Case' }),
      )
      expect(await subject.titles({ text: 'vase' })).toEqual(['Vase'])
      expect((await subject.titles({ text: 'xase' })).toSorted()).toEqual(['Base', 'Case', 'Vase'])
    })

    test('equal matches come in the order of their titles', async () => {
      await subject.publish(
        anArticle({ title: 'Plate C' }),
        anArticle({ title: 'Plate A' }),
        anArticle({ title: 'Plate B' }),
      )
      expect(await subject.titles({ text: 'plate' })).toEqual(['Plate A', 'Plate B', 'Plate C'])
    })

    test('what fits nothing finds nothing', async () => {
      await subject.publish(anArticle({ title: 'Vase' }))
      expect(await subject.search({ text: 'qqqqqqqq' })).toMatchObject({ total: 0, hits: [], facets: {} })
    })
  })

  describe('filters, facets and sorts', () => {
    const mixed = [
      anArticle({
        title: 'Émaux',
        letter: 'E',
        categoryUrls: ['enamels', 'metals'],
        rootCategoryUrl: 'metals',
        authorIds: [1],
        dateCreated: 3,
      }),
      anArticle({
        title: 'ewer',
        letter: 'E',
        categoryUrls: ['ceramics'],
        authorIds: [1, 2],
        dateCreated: 1,
      }),
      anArticle({
        title: '“Delft”',
        letter: 'D',
        categoryUrls: ['ceramics'],
        authorIds: [2],
        dateCreated: 2,
      }),
      anArticle({
        title: '18th Century',
        letter: '#',
        categoryUrls: ['metals'],
        rootCategoryUrl: 'metals',
        dateCreated: 4,
      }),
    ]

    test('sorts by the bytes of the sort key, and by number, both ways', async () => {
      await subject.publish(...mixed)
      const byTitle = ['18th Century', '“Delft”', 'Émaux', 'ewer']
      expect(await subject.titles({ sort: { field: 'sortKey', direction: 'asc' } })).toEqual(byTitle)
      expect(await subject.titles({ sort: { field: 'sortKey', direction: 'desc' } })).toEqual(
        byTitle.toReversed(),
      )
      expect(await subject.titles({ sort: { field: 'dateCreated', direction: 'asc' } })).toEqual([
        'ewer',
        '“Delft”',
        'Émaux',
        '18th Century',
      ])
      expect(await subject.titles({ sort: { field: 'dateCreated', direction: 'desc' } })).toEqual([
        '18th Century',
        'Émaux',
        '“Delft”',
        'ewer',
      ])
    })

    test('what matches a text stands in the order that is asked for', async () => {
      await subject.publish(
        ...['Green vase', 'A vase of glass', 'Vase', 'Ewer'].map((title, at) =>
          anArticle({ title, dateCreated: at }),
        ),
      )
      expect(await subject.titles({ text: 'vase', sort: { field: 'sortKey', direction: 'asc' } })).toEqual([
        'A vase of glass',
        'Green vase',
        'Vase',
      ])
      expect(
        await subject.titles({
          text: 'green vase glass ewer',
          sort: { field: 'dateCreated', direction: 'desc' },
        }),
      ).toEqual(expect.arrayContaining(['Green vase']))
      expect(
        await subject.titles({ text: 'vase', sort: { field: 'dateCreated', direction: 'desc' } }),
      ).toEqual(['Vase', 'A vase of glass', 'Green vase'])
    })

    test('any value of a field, every field', async () => {
      await subject.publish(...mixed)
      const sort = { field: 'sortKey', direction: 'asc' } as const
      expect(await subject.titles({ sort, facetFilters: { authorIds: [1] } })).toEqual(['Émaux', 'ewer'])
      expect(await subject.titles({ sort, facetFilters: { letter: ['D', '#'] } })).toEqual([
        '18th Century',
        '“Delft”',
      ])
      expect(await subject.titles({ sort, facetFilters: { authorIds: [2], letter: ['E'] } })).toEqual([
        'ewer',
      ])
      expect(await subject.titles({ sort, facetFilters: { authorIds: [3] } })).toEqual([])
    })

    test('counts each facet without its own filter, most frequent first', async () => {
      await subject.publish(...mixed)
      const { total, facets } = await subject.search({
        facetFilters: { rootCategoryUrl: ['ceramics'] },
        facets: ['rootCategoryUrl', 'letter', 'authorIds'],
        limit: 0,
      })
      expect(total).toBe(2)
      expect(facets).toEqual({
        rootCategoryUrl: [
          { value: 'ceramics', count: 2 },
          { value: 'metals', count: 2 },
        ],
        letter: [
          { value: 'D', count: 1 },
          { value: 'E', count: 1 },
        ],
        authorIds: [
          { value: '2', count: 2 },
          { value: '1', count: 1 },
        ],
      })
    })

    test('counts the others of a list when one of its values is chosen, with a text and without', async () => {
      await subject.publish(...mixed)
      const chosen = {
        facetFilters: { authorIds: [1] },
        facets: ['rootCategoryUrl', 'authorIds'],
        limit: 0,
      } as const
      expect(await subject.search(chosen)).toMatchObject({
        total: 2,
        facets: {
          rootCategoryUrl: [
            { value: 'ceramics', count: 1 },
            { value: 'metals', count: 1 },
          ],
          authorIds: [
            { value: '1', count: 2 },
            { value: '2', count: 2 },
          ],
        },
      })
      expect(await subject.search({ ...chosen, text: 'ewer' })).toMatchObject({
        total: 1,
        facets: {
          authorIds: [
            { value: '1', count: 1 },
            { value: '2', count: 1 },
          ],
        },
      })
    })

    test('counts within the text', async () => {
      await subject.publish(...mixed)
      const { facets } = await subject.search({ text: 'ewer', facets: ['rootCategoryUrl'] })
      expect(facets).toEqual({ rootCategoryUrl: [{ value: 'ceramics', count: 1 }] })
    })

    test('a filter without a match does not make the text guessed at', async () => {
      await subject.publish(anArticle({ title: 'Vase' }), anArticle({ title: 'Base', letter: 'X' }))
      const { total, facets } = await subject.search({
        text: 'vase',
        facetFilters: { letter: ['X'] },
        facets: ['letter'],
      })
      expect(total).toBe(0)
      expect(facets).toEqual({ letter: [{ value: 'V', count: 1 }] })
    })
  })

  describe('pages', () => {
    test('follow each other without gap or overlap', async () => {
      await subject.publish(...Array.from({ length: 25 }, () => anArticle({ title: 'Saucer' })))
      const pages = await Promise.all(
        [0, 10, 20, 30].map((offset) => subject.search({ text: 'saucer', offset, limit: 10 })),
      )
      expect(pages.map(({ hits }) => hits.length)).toEqual([10, 10, 5, 0])
      expect(new Set(pages.flatMap(({ hits }) => hits.map(({ document }) => document.id))).size).toBe(25)
      expect(pages.map(({ total }) => total)).toEqual([25, 25, 25, 25])
    })

    test('of many hits lead from the best to the rest, each hit once', async () => {
      await subject.publish(
        anArticle({ title: 'Saucer' }),
        ...Array.from({ length: 750 }, (_, at) => anArticle({ title: `${at} things`, body: 'saucer' })),
      )
      const pages = await Promise.all(
        [0, 250, 500, 750].map((offset) => subject.search({ text: 'saucer', offset, limit: 250 })),
      )
      const ids = pages.flatMap(({ hits }) => hits.map(({ document }) => document.id))
      expect(pages[0]?.hits[0]?.document.title).toBe('Saucer')
      expect([ids.length, new Set(ids).size]).toEqual([751, 751])
    })

    test('deep in a list, of every sort, are those of the plain order: what lies alike and names that begin alike among them', async () => {
      const names = [
        'Plate',
        'A pair of plates from the service of the first duke, painted with birds',
        'A pair of plates from the service of the first duke, painted with flowers',
        'Ünder glaze',
        'Untitled',
      ]
      await subject.publish(
        ...Array.from({ length: 1_260 }, (_, at) =>
          anArticle({
            title: `${names[at % 5]}${at % 3 === 0 ? '' : ` ${at % 90}`}`,
            dateCreated: (at * 7) % 130,
            body: `saucer ${'cup '.repeat(at % 4)}`,
          }),
        ),
      )
      const sorts = [
        'relevance',
        { field: 'sortKey', direction: 'asc' },
        { field: 'sortKey', direction: 'desc' },
        { field: 'dateCreated', direction: 'asc' },
        { field: 'dateCreated', direction: 'desc' },
      ] as const
      for (const sort of sorts) {
        const page = async (offset: number, limit: number) => {
          const { hits, total } = await subject.search({ text: 'saucer', sort, offset, limit })
          return { total, ids: hits.map(({ document }) => document.id) }
        }
        const { ids, total } = await page(960, 300)
        expect([total, ids.length]).toEqual([1_260, 300])
        for (const offset of [1_000, 1_020, 1_100, 1_180, 1_240, 1_255])
          expect([sort, offset, await page(offset, 20)]).toEqual([
            sort,
            offset,
            { total, ids: ids.slice(offset - 960, offset - 940) },
          ])
        expect(await page(1_260, 20)).toEqual({ total, ids: [] })
      }
    })

    test.each([9_995, 10_000, Number.MAX_SAFE_INTEGER])(
      'beyond the window (offset %d) there are no hits, but the total',
      async (offset) => {
        await subject.publish(anArticle({ title: 'Saucer' }))
        expect(await subject.search({ text: 'saucer', offset, limit: 10 })).toMatchObject({
          total: 1,
          hits: [],
          facets: {},
        })
      },
    )

    test('a hit brings back its card and nothing else', async () => {
      await subject.publish(
        anArticle({
          id: 7,
          title: 'Saucer',
          body: 'long text',
          authors: [{ fullName: 'A. Author', url: 'a-author' }],
        }),
      )
      const { hits } = await subject.search({ text: 'saucer' })
      expect(hits[0]?.document).toMatchObject({
        id: 7,
        title: 'Saucer',
        authors: [{ fullName: 'A. Author', url: 'a-author' }],
      })
      expect(hits[0]?.document).not.toHaveProperty('body')
    })
  })

  describe('odd texts get a response like any other', () => {
    test.each([
      `"vase" (blue) [white] {red}`,
      `'; DROP TABLE search.indexes; --`,
      `vase AND NOT blue OR title:* ~2 ^3 && || ! \\ /`,
      `vase & | <-> :* 'blue' %_`,
      '🏺 vase',
      '🏺',
      '   ',
      '-',
      'vase'.repeat(25),
      Array.from({ length: 50 }, (_, index) => `v${index}`).join(' '),
      '花瓶 вазa مزهرية',
      '\u0000vase',
      '¼ ½ ﬁne ǅ',
    ])('%j', async (text) => {
      await subject.publish(anArticle({ title: 'Vase' }))
      await expect(subject.search({ text, facets: ['letter'] })).resolves.toHaveProperty('total')
      await expect(subject.engine.suggest(subject.index, { text, limit: 5 })).resolves.toBeInstanceOf(Array)
    })

    test('a text without a word matches everything', async () => {
      await subject.publish(anArticle({ title: 'Vase' }), anArticle({ title: 'Bowl' }))
      expect(await subject.search({ text: ' - ' })).toMatchObject({ total: 2 })
    })

    test('immense words and texts are indexed', async () => {
      await subject.publish(
        anArticle({
          title: 'Vase',
          body: `${'x'.repeat(40_000)} ${Array.from({ length: 60_000 }, (_, index) => `word${index}`).join(' ')}`,
        }),
      )
      expect(await subject.titles({ text: 'vase' })).toEqual(['Vase'])
      expect(await subject.titles({ text: 'word17' })).toEqual(['Vase'])
    })
  })
}
