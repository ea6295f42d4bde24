import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dictionaryIndex } from '../../dictionary/dictionary.index.ts'
import type { Removal } from '../../index-definition.ts'
import type { SearchEngine } from '../../search-engine.ts'
import { anArticle } from './articles.ts'
import type { Subject } from './subject.ts'

/** One event of a record: it stands with this title, or it is gone. */
interface Event extends Removal {
  isRemoval: boolean
}

const titleOf = ({ id, revision }: Removal) => `Record ${id} revision ${revision}`

/**
 * Histories of three records, and the order in which their events arrive: shuffled, some more than once, in
 * batches.
 */
const deliveries = fc
  .array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 3 })
  .map((histories) =>
    histories.flatMap((history, id) =>
      history.map((isRemoval, revision): Event => ({ id: id + 1, revision: revision + 1, isRemoval })),
    ),
  )
  .chain((events) =>
    fc
      .tuple(
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.subarray(events),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([shuffled, again, batch]) => ({ events, arriving: [...shuffled, ...again], batch })),
  )

export function revisions(subject: Subject): void {
  const apply = (...events: Event[]) =>
    subject.engine.apply(subject.index, {
      upserts: events
        .filter(({ isRemoval }) => !isRemoval)
        .map(({ id, revision }) => anArticle({ id, revision, title: titleOf({ id, revision }) })),
      removals: events.filter(({ isRemoval }) => isRemoval).map(({ id, revision }) => ({ id, revision })),
    })
  const standing = () => subject.titles({ sort: { field: 'sortKey', direction: 'asc' } })

  describe('revisions', () => {
    test('shuffled, doubled and batched in any way, the last revision of each record stands', async () => {
      await fc.assert(
        fc.asyncProperty(deliveries, async ({ events, arriving, batch }) => {
          await subject.engine.drop(subject.index)
          await subject.engine.ensure(subject.index)
          for (let start = 0; start < arriving.length; start += batch)
            await apply(...arriving.slice(start, start + batch))
          const last = Object.values(Object.groupBy(events, ({ id }) => id)).flatMap(
            (history) => history?.at(-1) ?? [],
          )
          const expected = last.filter(({ isRemoval }) => !isRemoval).map(titleOf)
          expect(await standing()).toEqual(expected)
        }),
        { numRuns: 15 },
      )
    })

    test('the same revision may be written again', async () => {
      const event = { id: 1, revision: 5, isRemoval: false }
      await apply(event)
      await apply(event)
      expect(await standing()).toEqual(['Record 1 revision 5'])
    })

    test('a removal keeps an older upsert out, and lets a newer one in', async () => {
      await apply({ id: 1, revision: 3, isRemoval: true })
      await apply({ id: 1, revision: 2, isRemoval: false })
      expect(await subject.engine.countDocuments(subject.index)).toBe(0)
      await apply({ id: 1, revision: 4, isRemoval: false })
      expect(await standing()).toEqual(['Record 1 revision 4'])
    })

    test('the highest one is that of a document, and none where all are gone', async () => {
      await apply(
        { id: 1, revision: 7, isRemoval: false },
        { id: 2, revision: 9, isRemoval: true },
        { id: 3, revision: 2, isRemoval: false },
      )
      expect(await subject.engine.highestRevision(subject.index)).toBe(7)
      await apply({ id: 1, revision: 8, isRemoval: true }, { id: 3, revision: 3, isRemoval: true })
      expect(await subject.engine.highestRevision(subject.index)).toBe(0)
    })

    test('many writers at once end at the last revisions', async () => {
      const writers = Array.from({ length: 8 }, (_, writer) =>
        [1, 2, 3, 4].map((id) => ({ id, revision: writer + 1, isRemoval: false })),
      )
      await Promise.all(
        writers.map((events, writer) => apply(...(writer % 2 ? events.toReversed() : events))),
      )
      expect(await standing()).toEqual([1, 2, 3, 4].map((id) => `Record ${id} revision 8`))
    })

    test('nothing to write is nothing done', async () => {
      await subject.engine.apply(subject.index, { upserts: [], removals: [] })
      expect(await subject.engine.countDocuments(subject.index)).toBe(0)
    })
  })
}

export function unreachable(engineWithoutServer: () => SearchEngine): void {
  test('an engine that cannot be reached says so', async () => {
    const engine = engineWithoutServer()
    expect(await engine.isAvailable()).toBe(false)
    const calls = [
      () => engine.search(dictionaryIndex, { text: 'vase', sort: 'relevance', offset: 0, limit: 10 }),
      () => engine.suggest(dictionaryIndex, { text: 'vase', limit: 10 }),
      () => engine.apply(dictionaryIndex, { upserts: [anArticle({ title: 'Vase' })], removals: [] }),
      () => engine.ensure(dictionaryIndex),
      () => engine.startRebuild(dictionaryIndex),
      () => engine.countDocuments(dictionaryIndex),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'SearchUnavailable' })
    await engine.close()
  })
}
