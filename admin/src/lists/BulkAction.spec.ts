import { expect, test } from 'vitest'
import { runForAll } from './BulkAction.tsx'

test('one that fails stops none of the others, and is told with its reason', async () => {
  const seen: number[] = []
  const outcome = await runForAll([1, 2, 3], async (id) => {
    seen.push(id)
    if (id === 2) throw new Error('It is gone.')
    return id * 10
  })
  expect(seen).toEqual([1, 2, 3])
  expect(outcome).toEqual({ results: [10, 30], failures: [{ record: 2, reason: 'It is gone.' }] })
})
