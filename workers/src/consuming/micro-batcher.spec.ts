import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MicroBatcher } from './micro-batcher.ts'

const fulfilled = { status: 'fulfilled', value: undefined } as const

test('whatever comes is run once, in batches no larger than allowed, one at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(), { maxLength: 20 }), { maxLength: 5 }),
      fc.integer({ min: 1, max: 8 }),
      async (bursts, size) => {
        const seen: number[] = []
        let running = 0
        const batcher = new MicroBatcher<number>({
          size,
          lingerMs: 0,
          run: async (items) => {
            expect((running += 1)).toBe(1)
            expect(items.length).toBeLessThanOrEqual(size)
            await Promise.resolve()
            seen.push(...items)
            running -= 1
            return items.map(() => fulfilled)
          },
        })
        for (const burst of bursts) await Promise.all(burst.map((item) => batcher.add(item)))
        expect(seen).toEqual(bursts.flat())
      },
    ),
    { numRuns: 30 },
  )
})

test('what must run alone runs alone, once nothing else waits', async () => {
  const runs: { items: number[]; alone: boolean }[] = []
  const batcher = new MicroBatcher<number>({
    size: 3,
    lingerMs: 0,
    run: async (items, alone) => {
      runs.push({ items: [...items], alone })
      return items.map(() => fulfilled)
    },
  })
  await Promise.all([
    batcher.add(1, { alone: true }),
    batcher.add(2),
    batcher.add(3, { alone: true }),
    batcher.add(4),
  ])
  expect(runs).toEqual([
    { items: [2, 4], alone: false },
    { items: [1], alone: true },
    { items: [3], alone: true },
  ])
})

test('each item learns what became of it, and a run that throws fails all of its items', async () => {
  const batcher = new MicroBatcher<string>({
    size: 10,
    lingerMs: 0,
    run: async (items) => {
      if (items.includes('breaks the run')) throw new Error('broken')
      return items.map((item) =>
        item === 'bad' ? { status: 'rejected', reason: new Error('bad') } : fulfilled,
      )
    },
  })
  const [good, bad] = await Promise.allSettled([batcher.add('good'), batcher.add('bad')])
  expect([good.status, bad.status]).toEqual(['fulfilled', 'rejected'])
  await expect(batcher.add('breaks the run')).rejects.toThrow('broken')
  await expect(batcher.add('good')).resolves.toBeUndefined()
})
