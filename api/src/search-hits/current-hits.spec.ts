import { describe, expect, it, vi } from 'vitest'
import { currentHits } from './current-hits.ts'

const hits = [
  { id: 1, revision: 3, title: 'one' },
  { id: 2, revision: 5, title: 'two' },
  { id: 3, revision: 1, title: 'three' },
]

const rows = (
  revisions: [number, number][],
  cards = async (ids: readonly number[]) => new Map(ids.map((id) => [id, `row ${id}`])),
) => ({
  revisions: async () => new Map(revisions),
  card: ({ title }: { title: string }) => title,
  cards,
})

describe('hits held against their rows', () => {
  it('are shown as the index has them where it has seen the row', async () => {
    const cards = vi.fn()
    expect(
      await currentHits(
        hits,
        rows(
          [
            [1, 3],
            [2, 5],
            [3, 1],
          ],
          cards,
        ),
      ),
    ).toEqual(['one', 'two', 'three'])
    expect(cards).not.toHaveBeenCalled()
  })

  it('are left out where their rows may not be seen any more', async () => {
    expect(
      await currentHits(
        hits,
        rows([
          [1, 3],
          [3, 1],
        ]),
      ),
    ).toEqual(['one', 'three'])
  })

  it('are shown as their rows are where the index is behind, in the order of the index', async () => {
    expect(
      await currentHits(
        hits,
        rows([
          [1, 3],
          [2, 6],
          [3, 1],
        ]),
      ),
    ).toEqual(['one', 'row 2', 'three'])
  })

  it('of an index that is ahead, because the rows were read a moment before, stay', async () => {
    expect(
      await currentHits(
        hits,
        rows([
          [1, 2],
          [2, 5],
          [3, 1],
        ]),
      ),
    ).toEqual(['one', 'two', 'three'])
  })

  it('ask nothing where there are none', async () => {
    expect(await currentHits([], rows([]))).toEqual([])
  })
})
