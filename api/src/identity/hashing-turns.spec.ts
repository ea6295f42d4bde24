import { expect, test } from 'vitest'
import { queueHashing } from './hashing-turns.ts'

/** Work that waits until it is let go. */
function heldWork() {
  const begun: number[] = []
  const letGo: (() => void)[] = []
  const work = (number: number) => async () => {
    begun.push(number)
    await new Promise<void>((resolve) => letGo.push(resolve))
    return number
  }
  return { begun, work, release: () => letGo.splice(0).forEach((go) => go()) }
}

test('six are handed over at once, the others in the order they came', async () => {
  const { begun, work, release } = heldWork()
  const responses = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((number) => queueHashing(work(number))))
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  release()
  await expect.poll(() => begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  release()
  expect(await responses).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('one that fails tells its own caller, and leaves its place to the next', async () => {
  await expect(queueHashing(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await queueHashing(() => Promise.resolve('well'))).toBe('well')
})

test('who comes where two hundred wait is told to come back', async () => {
  const { begun, work, release } = heldWork()
  const waiting = Array.from({ length: 206 }, (_, number) => queueHashing(work(number)))
  await expect(queueHashing(work(206))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfterSeconds: 10,
  })
  while (begun.length < 206) {
    release()
    await Promise.resolve()
  }
  release()
  expect(await Promise.all(waiting)).toHaveLength(206)
})
