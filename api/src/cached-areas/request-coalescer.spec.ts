import { expect, test } from 'vitest'
import { RequestCoalescer } from './request-coalescer.ts'

test('those who come while it runs share the next run, and wait for it', async () => {
  const runs: string[][] = []
  const open: (() => void)[] = []
  const together = new RequestCoalescer<string>(async (items) => {
    runs.push([...items])
    await new Promise<void>((resolve) => open.push(resolve))
  })
  const done: string[] = []
  const add = (item: string) => together.add([item]).then(() => done.push(item))
  const first = add('a')
  await expect.poll(() => runs).toEqual([['a']])
  const others = [add('b'), add('c')]
  open[0]?.()
  await first
  await expect.poll(() => runs).toEqual([['a'], ['b', 'c']])
  expect(done).toEqual(['a'])
  open[1]?.()
  await Promise.all(others)
  expect(done).toEqual(['a', 'b', 'c'])
})
