import { describe, expect, it } from 'vitest'
import { bulkItem, changed, changeFor, pickedIn } from './bulk-change.ts'

const item = (
  id: number,
  { tags = [], category = 3, collection }: { tags?: number[]; category?: number; collection?: number } = {},
) =>
  bulkItem({
    id,
    categoryId: category,
    tags: tags.map((tag) => ({ id: tag })),
    itemCollections: collection === undefined ? [] : [{ id: collection }],
  })

describe('in a bulk update', () => {
  it('what all have is current, what some have is not', () => {
    const items = [item(1, { tags: [5, 6] }), item(2, { tags: [5] })]
    expect([5, 6, 7].map((tag) => pickedIn(items, 'tags', tag))).toEqual(['all', 'some', 'none'])
  })

  it('D2-048: a tag that is not on all is added to all, and one that is on all is removed', () => {
    const items = [item(1, { tags: [5] }), item(2)]
    const added = changeFor(items, 'tags', 5)
    expect(added).toEqual({ operation: 'ADD', path: 'tags', objects: [1, 2], value: 5 })
    expect(changeFor(changed(items, added, [1, 2]), 'tags', 5)).toEqual({
      operation: 'REMOVE',
      path: 'tags',
      objects: [1, 2],
      value: 5,
    })
  })

  it('D2-049: of collections there is one: the first is added, another replaces it, the current one is removed', () => {
    let items = [item(1), item(2)]
    const operations = [10, 11, 11].map((value) => {
      const change = changeFor(items, 'itemCollections', value)
      items = changed(items, change, [1, 2])
      return [change.operation, change.value]
    })
    expect(operations).toEqual([
      ['ADD', 10],
      ['REPLACE', 11],
      ['REMOVE', 11],
    ])
    expect(items.map(({ collectionId }) => collectionId)).toEqual([0, 0])
  })

  it('D2-049: a category that only some have is set on all', () => {
    const items = [item(1, { category: 3 }), item(2, { category: 4 })]
    const change = changeFor(items, 'categoryId', 4)
    expect(change.operation).toBe('REPLACE')
    expect(changed(items, change, [1, 2]).map(({ categoryId }) => categoryId)).toEqual([4, 4])
  })

  it('an item that the response does not name is left out from then on', () => {
    const items = [item(1), item(2), item(3)]
    expect(changed(items, changeFor(items, 'tags', 5), [1, 3]).map(({ id }) => id)).toEqual([1, 3])
  })
})
