import { describe, expect, it } from 'vitest'
import { readAhead } from './read-ahead.ts'

describe('reading ahead', () => {
  it('gives everything in order, and asks for no more than it may', async () => {
    let given = 0
    async function* source() {
      for (let number = 1; number <= 5; number += 1) {
        given = number
        yield number
      }
    }
    const seen: number[] = []
    for await (const number of readAhead(source(), 2)) {
      seen.push(number)
      expect(given).toBeLessThanOrEqual(number + 2)
    }
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it('gives what came before a failure, then fails', async () => {
    async function* source() {
      yield 1
      yield 2
      throw new Error('torn')
    }
    const seen: number[] = []
    const reading = async () => {
      for await (const number of readAhead(source(), 3)) seen.push(number)
    }
    await expect(reading()).rejects.toThrow('torn')
    expect(seen).toEqual([1, 2])
  })

  it('closes its source where nobody reads on', async () => {
    let closed = false
    async function* source() {
      try {
        for (let number = 1; ; number += 1) yield number
      } finally {
        closed = true
      }
    }
    for await (const number of readAhead(source(), 2)) if (number === 2) break
    expect(closed).toBe(true)
  })
})
