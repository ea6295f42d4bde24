import { describe, expect, test } from 'vitest'
import { SearchUnavailable } from '../../search-engine.ts'
import { anArticle } from './articles.ts'
import type { Subject } from './subject.ts'

export function rebuilding(subject: Subject): void {
  const rebuild = () => subject.engine.startRebuild(subject.index)
  const allTitles = () => subject.titles({ sort: { field: 'sortKey', direction: 'asc' } })

  describe('rebuilding', () => {
    test('readers see the former index until the swap, and then the new one', async () => {
      await subject.publish(anArticle({ title: 'Former' }))
      const building = await rebuild()
      await building.write({ upserts: [anArticle({ title: 'New' })], removals: [] })
      expect(await allTitles()).toEqual(['Former'])
      await building.swap()
      expect(await allTitles()).toEqual(['New'])
      expect(await subject.titles({ text: 'new' })).toEqual(['New'])
      expect(await subject.titles({ text: 'nwe' })).toEqual(['New'])
    })

    test('writes that go on meanwhile stand in the new index, whatever the rebuild writes after them', async () => {
      await subject.publish(
        anArticle({ id: 1, title: 'One' }),
        anArticle({ id: 2, title: 'Two' }),
        anArticle({ id: 3, title: 'Three' }),
      )
      const building = await rebuild()
      await subject.engine.apply(subject.index, {
        upserts: [
          anArticle({ id: 1, title: 'One revised', revision: 2 }),
          anArticle({ id: 4, title: 'Four' }),
        ],
        removals: [{ id: 2, revision: 2 }],
      })
      await building.write({
        upserts: [
          anArticle({ id: 1, title: 'One' }),
          anArticle({ id: 2, title: 'Two' }),
          anArticle({ id: 3, title: 'Three' }),
        ],
        removals: [],
      })
      expect(await allTitles()).toEqual(['Four', 'One revised', 'Three'])
      await building.swap()
      expect(await allTitles()).toEqual(['Four', 'One revised', 'Three'])
    })

    test('no write of a crowd of writers is lost over the swap', async () => {
      const building = await rebuild()
      const ids = Array.from({ length: 60 }, (_, index) => index + 1)
      const writing = Promise.all(
        ids.map((id) =>
          subject.engine.apply(subject.index, {
            upserts: [anArticle({ id, title: `Record ${id}` })],
            removals: [],
          }),
        ),
      )
      await building.swap()
      await writing
      expect(await subject.engine.countDocuments(subject.index)).toBe(60)
    })

    test('after the swap, writes of the rebuild reach the live index', async () => {
      const building = await rebuild()
      await building.swap()
      await building.write({ upserts: [anArticle({ title: 'Late' })], removals: [] })
      expect(await allTitles()).toEqual(['Late'])
    })

    test('an aborted one leaves no trace', async () => {
      await subject.publish(anArticle({ title: 'Former' }))
      const building = await rebuild()
      await building.write({ upserts: [anArticle({ title: 'New' })], removals: [] })
      await building.abort()
      await subject.publish(anArticle({ title: 'Second' }))
      expect(await allTitles()).toEqual(['Former', 'Second'])
    })

    test('one that was left lying is dropped by the next, and can do no harm any more', async () => {
      await subject.publish(anArticle({ title: 'Former' }))
      const left = await rebuild()
      await left.write({ upserts: [anArticle({ title: 'Left' })], removals: [] })
      const next = await rebuild()
      await expect(left.swap()).rejects.toThrow()
      await next.write({ upserts: [anArticle({ title: 'Next' })], removals: [] })
      await next.swap()
      expect(await allTitles()).toEqual(['Next'])
    })

    test('an index of another version asks for one', async () => {
      const newer = { ...subject.index, version: subject.index.version + 1 }
      expect(await subject.engine.ensure(subject.index)).toEqual({ current: true })
      expect(await subject.engine.ensure(newer)).toEqual({ current: false })
      await (await subject.engine.startRebuild(newer)).swap()
      expect(await subject.engine.ensure(newer)).toEqual({ current: true })
    })

    test('until then an index of an older version takes documents with fields that it does not know, or they wait: none is refused', async () => {
      const newer: typeof subject.index = {
        ...subject.index,
        version: subject.index.version + 1,
        sortFields: [...subject.index.sortFields, { field: 'description', type: 'text' }],
      }
      expect(await subject.engine.ensure(newer)).toEqual({ current: false })
      const isTaken = await subject.engine
        .apply(newer, { upserts: [anArticle({ title: 'Meanwhile' })], removals: [] })
        .then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(SearchUnavailable)
            return false
          },
        )
      expect(await allTitles()).toEqual(isTaken ? ['Meanwhile'] : [])
    })

    test('may be the first of an index that is not there yet', async () => {
      await subject.engine.drop(subject.index)
      const building = await rebuild()
      await building.write({ upserts: [anArticle({ title: 'New' })], removals: [] })
      await building.swap()
      expect(await allTitles()).toEqual(['New'])
    })
  })

  test('an index that is not there is not available', async () => {
    await subject.engine.drop(subject.index)
    await expect(subject.search()).rejects.toMatchObject({ name: 'SearchUnavailable' })
  })

  test('several processes may make the index at once', async () => {
    await subject.engine.drop(subject.index)
    const made = await Promise.all(Array.from({ length: 4 }, () => subject.engine.ensure(subject.index)))
    expect(made).toEqual(Array.from({ length: 4 }, () => ({ current: true })))
    await subject.publish(anArticle({ title: 'Vase' }))
    expect(await subject.titles({ text: 'vase' })).toEqual(['Vase'])
  })
}
